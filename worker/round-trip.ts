import type { RoomObject } from './room-object.ts'

/** Tells the room how far away whoever asks for a socket is. Whatever a page puts there is overwritten. */
const HEADER = 'Junction-Round-Trip'
const SAMPLES = 2 // the first may have to wake the room

/**
 * The request with the round trip of its connection, which the page cannot fake: its way to this edge and the
 * hop from here to the room, in milliseconds. Where the platform does not know it, it says nothing, or 0.
 */
export async function withRoundTrip(request: Request, room: DurableObjectStub<RoomObject>): Promise<Request> {
	const headers = new Headers(request.headers)
	headers.delete(HEADER)
	const toEdge = (request.cf as IncomingRequestCfProperties | undefined)?.clientTcpRtt ?? 0
	if (toEdge > 0) headers.set(HEADER, `${toEdge + (await timeHop(room))}`)
	return new Request(request, { headers })
}

async function timeHop(room: DurableObjectStub<RoomObject>): Promise<number> {
	let least = Number.POSITIVE_INFINITY
	for (let sample = 0; sample < SAMPLES; sample++) {
		const asked = Date.now()
		await room.answer()
		least = Math.min(least, Date.now() - asked)
	}
	return least
}

export function roundTripOf(request: Request): { roundTrip?: number } {
	const told = request.headers.get(HEADER)
	return told === null ? {} : { roundTrip: Number(told) }
}
