import { makeToken } from '../../app/seats.ts'
import { type Connection, openConnection } from '../../connection/connection.ts'

const TRY_AGAIN = 15_000 // milliseconds, before a shut door: nobody is there to ask for it

/**
 * Comes to a room as somebody of whom it knows nothing, whoever this browser is there: by a token made for this page
 * alone, which is kept nowhere and does not ask for what a cookie remembers (W70). So it is shown no hand, and takes
 * nobody's place.
 */
export function watchRoom(code: string): Connection {
	const connection = openConnection({ code, token: makeToken() })
	const knocking = setInterval(() => {
		if (['room-full', 'locked', 'replaced'].includes(connection.status.peek())) connection.retryNow()
	}, TRY_AGAIN)
	return {
		...connection,
		close() {
			clearInterval(knocking)
			connection.close()
		},
	}
}
