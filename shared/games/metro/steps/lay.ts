import type { Seat } from '../../../kernel/game.ts'
import { reject } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import type { Event } from '../event.ts'
import { countExchanges, endTurn, scoreLines } from '../rules/end-turn.ts'
import { departuresInto } from '../rules/line.ts'
import { refuseLay } from '../rules/placement.ts'
import { rotate } from '../rules/tile.ts'
import { isFinished } from '../rules/turn.ts'
import type { Lay } from '../step.ts'
import { type Hand, NOBODY, type State, type Table } from '../table.ts'
import type { Answer } from './answer.ts'

export function lay(state: State, seat: Seat, step: Lay): Answer {
	const { table } = state
	const hand = state.hands[seat]!
	const code = rotate(step.tile, step.rotation ?? 0)
	const refused = refuseLay(table, hand, step, code)
	if (refused !== undefined) return reject<Code>(refused)
	const draft: Table = { ...table, cells: { ...table.cells, [step.cell]: code } }
	const events: Event[] = [{ type: 'lay', cell: step.cell, code }]
	scoreLines(draft, departuresInto(table, step.cell), events)
	countExchanges(draft, 0)
	const hands = state.hands.with(seat, takeTile(draft, state.pile, seat, hand, step.tile))
	endTurn(draft, hands)
	// While the pile lasts a lay cannot be taken back: the refill, or the draw before it, showed a tile.
	const reveals = table.pile > 0 || (draft.turn === NOBODY && draft.revealed !== undefined)
	return { state: { ...state, table: draft, hands }, events, reveals }
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
