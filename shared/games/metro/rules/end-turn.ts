import type { Event } from '../event.ts'
import { type Hand, NOBODY, type Table } from '../table.ts'
import { follow, pointsOf, UNFINISHED } from './line.ts'
import { ownerOf } from './owner.ts'
import { isFinished, nextSeat } from './turn.ts'

// These complete a draft: the copy of the table that the new state will have, and that nobody else sees yet.

/** Scores those of the lines that are finished now, for their owners, whoever finished them. */
export function scoreLines(draft: Table, departures: readonly number[], events: Event[]): void {
	for (const departure of departures) {
		const owner = ownerOf(draft, departure)
		if (owner === NOBODY) continue
		const run = follow(draft, departure)
		if (run.end === UNFINISHED) continue
		const points = pointsOf(departure, run)
		draft.points = draft.points.with(owner, draft.points[owner]! + points)
		events.push({ type: 'line', departure, length: run.length, end: run.end, points })
	}
}

/** Starts or ends a row of exchanges. */
export function countExchanges(draft: Table, exchanges: number): void {
	if (draft.market !== undefined) draft.market = { ...draft.market, exchanges }
}

/** The next seat's turn; or the end. */
export function endTurn(draft: Table, hands: readonly Hand[]): void {
	if (!isFinished(draft)) {
		draft.turn = nextSeat(draft, draft.turn)
		return
	}
	endGame(draft, hands)
}

/** Nobody's turn any more, and nothing is a secret that scores. */
export function endGame(draft: Table, hands: readonly Hand[]): void {
	draft.turn = NOBODY
	const [hand] = hands
	if (hand?.shares !== undefined) draft.revealed = { shares: hands.map(({ shares }) => shares!) }
	if (hand?.numbers !== undefined) draft.revealed = { numbers: hands.map(({ numbers }) => numbers!) }
}
