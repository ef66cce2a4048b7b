import { type AnyGame, type Seat, TABLE } from '../kernel/game.ts'
import { type AnyJudge, type Known, knownToAll } from '../kernel/judge.ts'
import type { GameRecord, Replayed } from '../kernel/record.ts'

/** One decision of a recorded game: what a seat did before chance or another seat came in. */
export interface Turn {
	seat: Seat
	from: number // moves before it
	to: number // moves up to its end
	steps: unknown[]
	known: Known<unknown, unknown> // before it
	reveals: boolean // whether chance had a part in what came after
}

/** The decisions of a recorded game, one after the other. */
export function turnsOf(
	game: AnyGame,
	judge: AnyJudge,
	{ seating, moves }: GameRecord,
	positions: readonly Replayed[],
): Turn[] {
	const turns: Turn[] = []
	const known = positions.map(({ state }) => knownToAll(game, state, seating.count))
	for (const [index, { seat, steps }] of moves.entries()) {
		if (seat === TABLE) throw new RangeError('what a table does by itself is nobody’s decision')
		const last = turns.at(-1)
		const parsed = steps.map((step) => game.parse(step))
		const reveals = judge.reveals(known[index]!, known[index + 1]!)
		if (last && !last.reveals && last.seat === seat && judge.isUnderWay(known[index]!.table)) {
			last.steps.push(...parsed)
			last.to = index + 1
			last.reveals = reveals
		} else turns.push({ seat, from: index, to: index + 1, steps: parsed, known: known[index]!, reveals })
	}
	return turns
}
