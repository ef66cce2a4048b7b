import type { AnyGame } from '../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { positionsOf, recordsOf } from '../../games/support/recorded.ts'

/** A recorded game as a client would have followed it. */
export interface Followed<Table> {
	name: string
	tables: Table[] // before the first entry, then after each
	entries: MoveEntry[]
}

export const followRecords = <Table>(game: AnyGame): Followed<Table>[] =>
	[...recordsOf(game)].map(([name, record]) => {
		const positions = positionsOf(game, record)
		return {
			name,
			tables: positions.map(({ state }): Table => game.table(state)),
			entries: positions.slice(1).map(({ events }, index) => [record.moves[index]!.seat, ...events]),
		}
	})
