import { personOf } from '../../shared/room/person.ts'
import { withKeptPerson } from '../kept-person.ts'
import { withRoundTrip } from '../round-trip.ts'
import { keptSeats } from '../seat-cookie.ts'
import { closedSocket, socketRoute } from './socket-route.ts'

/** The way into a room. */
export const openSocket = socketRoute('/rooms/:code/socket', async (c, code, request) => {
	const room = c.env.ROOMS.getByName(code)
	const token = keptSeats(c).get(code)
	const known = token === undefined ? request : withKeptPerson(request, personOf(token))
	const answer = await room.fetch(await withRoundTrip(known, room))
	return answer.status === 101 ? answer : closedSocket('noSuchRoom')
})
