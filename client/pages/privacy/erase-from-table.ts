import { forgetRoom, noteSeat, whoIn } from '../../app/seats.ts'
import { isCalled, stopCalls } from '../../bell/calls.ts'
import { openConnection } from '../../connection/connection.ts'

const PATIENCE = 10_000 // milliseconds

/** Leaves a table for good, with nothing of us left there or here. Whether it could be done. */
export async function eraseFromTable(code: string): Promise<boolean> {
	const connection = openConnection({ code, ...whoIn(code) })
	const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE, 'late'))
	const refused = await Promise.race([connection.send('erase'), late])
	connection.close()
	// The room that its last person leaves is gone; and where it was gone before, there was nothing to do.
	const isDone = refused === undefined || (refused !== 'late' && GONE.includes(refused.rejected))
	if (!isDone) return false
	if (isCalled(code)) await stopCalls(code)
	noteSeat(code) // the cookie, too
	forgetRoom(code)
	return true
}

const GONE = ['no-such-room', 'not-seated']
