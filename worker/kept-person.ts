import type { Person } from '../shared/room/room.ts'

/** Tells a room whom the browser's cookie names there. Whatever a page puts there is overwritten. */
const HEADER = 'Junction-Kept'

/** The request as an object may see it: no cookie, in which the tokens of other rooms would be. */
export function withKeptPerson(request: Request, person?: Person): Request {
	const headers = new Headers(request.headers)
	headers.delete('Cookie')
	headers.delete(HEADER)
	if (person) headers.set(HEADER, person)
	return new Request(request, { headers })
}

export function keptPersonOf(request: Request): { kept?: Person } {
	const kept = request.headers.get(HEADER)
	return kept === null ? {} : { kept }
}
