import { personOf } from '../../shared/room/person.ts'
import { withKeptPerson } from '../kept-person.ts'
import { metricsOf } from '../metrics.ts'
import { WOKEN } from '../room-object.ts'
import { withRoundTrip } from '../round-trip.ts'
import { keptSeats } from '../seat-cookie.ts'
import { closedSocket, socketRoute } from './socket-route.ts'

/** The way into a room. */
export const openSocket = socketRoute('/rooms/:code/socket', async (c, code, request) => {
	const room = c.env.ROOMS.getByName(code)
	const token = keptSeats(c).get(code)
	const known = token === undefined ? request : withKeptPerson(request, personOf(token))
	const askedAt = Date.now() // to measure the way wakes the room already
	const answer = await room.fetch(await withRoundTrip(known, room))
	if (answer.status !== 101) return closedSocket('noSuchRoom')
	metricsOf(c.env)?.entered(Date.now() - askedAt, answer.headers.get(WOKEN) === 'true')
	return new Response(null, { status: 101, webSocket: answer.webSocket })
})
