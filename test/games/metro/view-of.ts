import type { Hand, State, Table } from '../../../shared/games/metro/table.ts'
import type { View } from '../../../shared/kernel/game.ts'

/** What a seat sees: whose turn it is, unless told. */
export const viewOf = (state: State, seat = state.table.turn): View<Table, Hand> => ({
	table: state.table,
	seat,
	hand: state.hands[seat],
})
