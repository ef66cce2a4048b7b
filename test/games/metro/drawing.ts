import { type Options, options as schema } from '../../../shared/games/metro/options.ts'
import type { Hand, State, Table } from '../../../shared/games/metro/table.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'

/**
 * A board drawn as text: the codes row by row, a dot for an empty cell, # for the Central Station. What is
 * not drawn is empty.
 */
export function readBoard(text: string): { [cell: number]: string } {
	const cells: { [cell: number]: string } = {}
	const rows = text.trim().split('\n')
	for (const [row, line] of rows.entries()) {
		for (const [column, word] of line.trim().split(/\s+/).entries()) {
			if (word.length === 4) cells[8 * row + column] = word
		}
	}
	return cells
}

/** Placements as the vectors write them: 'TTTTrc', tile, row and column, one after the other. */
export const placementsOf = (text: string): { code: string; cell: number }[] =>
	(text.match(/.{6}/g) ?? []).map((placement) => ({
		code: placement.slice(0, 4),
		cell: 8 * Number(placement[4]) + Number(placement[5]),
	}))

export interface Scene {
	board?: string
	cells?: { [cell: number]: string }
	hands?: string[][]
	pile?: string[] // the next to draw is the last
	turn?: Seat
	options?: Partial<Options>
	table?: Partial<Table>
	shares?: number[][] // by seat, where companies play
	numbers?: number[][] // likewise, station numbers
	sharePiles?: number[][] // the next to take is the first
}

/** A position made up for a test; two players with nothing in hand unless told otherwise. */
export function scene({
	board = '',
	cells = readBoard(board),
	hands = [[], []],
	pile = [],
	...rest
}: Scene): State {
	const table: Table = {
		options: { ...defaultOptions(schema), ...rest.options },
		turn: rest.turn ?? 0,
		drawn: false,
		cells,
		pile: pile.length,
		held: hands.map((tiles) => tiles.length),
		points: new Array<number>(rest.shares === undefined ? hands.length : 8).fill(0),
		centre: {},
		wagons: {},
		...rest.table,
	}
	const state: State = { table, hands: hands.map((tiles): Hand => ({ tiles, drawn: null })), pile }
	for (const [seat, shares] of rest.shares?.entries() ?? []) state.hands[seat]!.shares = shares
	for (const [seat, numbers] of rest.numbers?.entries() ?? []) state.hands[seat]!.numbers = numbers
	if (rest.shares !== undefined) {
		table.market ??= { open: [7, 7, 7, 7], shown: [], exchanges: 0 }
		state.sharePiles = rest.sharePiles ?? [[6], [6], [6], [6]]
	}
	return state
}
