import { refuse } from '../answer.ts'
import { socketRoute } from './socket-route.ts'

/** Where the pages of a room between devices find each other. There is one for every code, used or not. */
export const openSignalling = socketRoute('/signal/:code', async (c, code, request) => {
	const answer = await c.env.SIGNALS.getByName(code).fetch(request)
	return answer.status === 101 ? answer : refuse(c, 'room-full')
})
