import type { Seat } from '../../../kernel/game.ts'
import { isWholeBelow } from '../../../kernel/guards.ts'
import type { Code } from '../codes.ts'
import { tileCounts } from '../data/tiles.ts'
import type { Event } from '../event.ts'
import { CELLS, isCentral } from '../rules/board.ts'
import { countExchanges, endTurn, scoreLines } from '../rules/end-turn.ts'
import { departuresInto } from '../rules/line.ts'
import { isBeside, layOf, makesOneTileLine, mayBreakBan } from '../rules/placement.ts'
import { distinctRotations, rotate } from '../rules/tile.ts'
import { isFinished } from '../rules/turn.ts'
import { type Hand, NOBODY, type Table } from '../table.ts'
import type { Kind } from './kind.ts'

/** Lays a tile of the hand, or the one just drawn; turned clockwise by quarters where that is played. */
export interface Lay {
	type: 'lay'
	tile: string
	cell: number
	rotation?: number // left out for 0
}

export const lay = {
	parse({ tile, cell, rotation = 0 }) {
		if (typeof tile !== 'string' || !Object.hasOwn(tileCounts, tile)) return undefined
		if (!isWholeBelow(cell, CELLS) || !isWholeBelow(rotation, 4)) return undefined
		// Rotations that look the same are the same step.
		return layOf(tile, cell, rotation % distinctRotations(tile).length)
	},
	refuse: ({ table, hands }, step, seat) => refuseLay(table, hands[seat]!, step),
	perform(state, step, seat) {
		const { table } = state
		const code = codeOf(step)
		const draft: Table = { ...table, cells: { ...table.cells, [step.cell]: code } }
		const events: Event[] = [{ type: 'lay', cell: step.cell, code }]
		scoreLines(draft, departuresInto(table, step.cell), events)
		countExchanges(draft, 0)
		const hands = state.hands.with(seat, takeTile(draft, state.pile, seat, state.hands[seat]!, step.tile))
		endTurn(draft, hands)
		// While the pile lasts a lay cannot be taken back: the refill, or the draw before it, showed a tile.
		const reveals = table.pile > 0 || (draft.turn === NOBODY && draft.revealed !== undefined)
		return { state: { ...state, table: draft, hands }, events, reveals }
	},
} satisfies Kind<Lay>

/** The tile as it would lie. */
const codeOf = ({ tile, rotation = 0 }: Lay): string => rotate(tile, rotation)

/** Why the tile may not be laid there by who has it. */
function refuseLay(table: Table, hand: Hand, step: Lay): Code | undefined {
	const { tile, cell, rotation } = step
	if (hand.drawn !== null && hand.drawn !== tile) return 'must-lay-drawn'
	if (hand.drawn === null && !hand.tiles.includes(tile)) return 'not-in-hand'
	if (rotation !== undefined && !table.options.rotation) return 'arrow-up'
	if (isCentral(cell)) return 'central-station'
	if (table.cells[cell] !== undefined) return 'cell-taken'
	if (!isBeside(table, cell)) return 'not-beside'
	if (makesOneTileLine(table, codeOf(step), cell) && !mayBreakBan(table, hand, tile)) return 'one-tile-line'
	return undefined
}

/** The laid tile leaves the hand, which is filled up again unless the tile was drawn or the game ends with it. */
function takeTile(draft: Table, pile: readonly string[], seat: Seat, hand: Hand, tile: string): Hand {
	if (hand.drawn !== null) {
		draft.drawn = false
		return { ...hand, drawn: null }
	}
	const tiles = hand.tiles.toSpliced(hand.tiles.indexOf(tile), 1)
	if (draft.pile > 0 && !isFinished(draft)) tiles.push(pile[--draft.pile]!)
	else draft.held = draft.held.with(seat, tiles.length)
	return { ...hand, tiles }
}
