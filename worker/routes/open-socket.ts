import { withRoundTrip } from '../round-trip.ts'
import { closedSocket, socketRoute } from './socket-route.ts'

/** The way into a room. */
export const openSocket = socketRoute('/rooms/:code/socket', async ({ env }, code, request) => {
	const room = env.ROOMS.getByName(code)
	const answer = await room.fetch(await withRoundTrip(request, room))
	return answer.status === 101 ? answer : closedSocket('noSuchRoom')
})
