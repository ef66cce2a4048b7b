import type { TableView } from '../../../shared/room/view.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import type { Connection } from '../../connection/connection.ts'
import { wayToReplay } from '../../room/way-to-replay.ts'

/** The way to watch the game again. */
export const useReplayLink = (connection: Connection, view: TableView): string | undefined =>
	useLoaded(() => wayToReplay(connection), [view.now.seed])
