import type { TableView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { wayToReplay } from '../replay/way-to-replay.ts'
import { useLoaded } from '../use-loaded.ts'

/** The way to watch the game again. */
export const useReplayLink = (connection: Connection, view: TableView): string | undefined =>
	useLoaded(() => wayToReplay(connection), [view.now.seed])
