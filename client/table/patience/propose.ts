import type { Purpose } from '../../../shared/room/proposal.ts'
import type { Connection } from '../../connection/connection.ts'
import { tell } from '../../room/tell.tsx'
import { sharedDevice } from '../shared-device.ts'

/** Puts something to everybody. Who shares this device agrees aloud: one of them is asked for all. */
export async function propose(connection: Connection, what: Purpose, seat?: number): Promise<void> {
	const isTold = await tell(connection, 'propose', { what, ...(seat !== undefined && { seat }) })
	const proposal = connection.room.value?.proposal?.id
	if (!isTold || proposal === undefined) return
	for (const other of sharedDevice.value?.connections.value ?? [])
		if (other !== connection) await other.send('reply', { proposal, yes: true })
}
