import { useEffect, useMemo } from 'preact/hooks'
import type { Connection } from '../connection/connection.ts'
import type { AnyTableGame } from '../games/game.ts'
import { roomSource } from './room-source.ts'
import { openTable, type TableModel } from './table-model.ts'

/** A room's game as a page shows it, for as long as the page is there. */
export function useOpenTable(game: AnyTableGame, connection: Connection, code: string): TableModel {
	const source = useMemo(() => roomSource(connection, code), [connection, code])
	const table = useMemo(() => openTable(game, source), [game, source])
	useEffect(
		() => () => {
			table.close()
			source.close()
		},
		[table, source],
	)
	return table
}
