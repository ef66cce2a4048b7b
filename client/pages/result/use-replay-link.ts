import type { TableView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { useLoaded } from '../use-loaded.ts'

/** The way to watch the game again: an address that carries the whole record. */
export const useReplayLink = (connection: Connection, view: TableView): string | undefined =>
	useLoaded(async () => {
		const record = await connection.record()
		if (!record) return undefined
		const { replayPath } = await import('../../replay/replay-link.ts')
		return replayPath(record)
	}, [view.now.seed])
