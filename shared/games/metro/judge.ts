import type { View } from '../../kernel/game.ts'
import type { Judge, Judging, Known } from '../../kernel/judge.ts'
import type { Random } from '../../kernel/random.ts'
import { promisingSteps } from './bots/candidates.ts'
import { dealAgain, imagine, playDeal } from './bots/playout/imagine.ts'
import { winShare } from './bots/playout/score.ts'
import { SLICE } from './bots/search.ts'
import type { Step } from './step.ts'
import type { Hand, Table } from './table.ts'

/** By games imagined, as the sharp bot thinks: the first looks together take about as many as it does for a move. */
export const judge: Judge<Table, Hand, Step> = {
	looks: [
		{ moves: 12, playouts: 12 },
		{ moves: 6, playouts: 24 },
		{ moves: 3, playouts: 60 },
		{ moves: 1, playouts: 900 },
	],
	candidates: (known, count) => promisingSteps(ownView(known), count).map((step) => [step]),
	chances: judgeMoves,
	isUnderWay: () => false, // every step is a move of its own
	reveals: (before, after) =>
		after.table.pile < before.table.pile ||
		(after.table.market?.exchanges ?? 0) > (before.table.market?.exchanges ?? 0),
}

/** The view of the seat whose turn it is. */
const ownView = ({ table, hands }: Known<Table, Hand>): View<Table, Hand> => ({
	table,
	seat: table.turn,
	hand: hands[table.turn],
})

function* judgeMoves(
	known: Known<Table, Hand>,
	moves: readonly (readonly Step[])[],
	random: Random,
	playouts: number,
): Judging<number[][]> {
	const imagination = imagine(known)
	const seats = known.hands.length
	const seed = random.below(2 ** 32)
	const chances = moves.map(() => new Array<number>(seats).fill(0))
	let played = 0
	for (let playout = 0; playout < playouts; playout++) {
		dealAgain(imagination, seed + playout)
		for (const [index, [step]] of moves.entries()) {
			playDeal(imagination, step)
			for (let seat = 0; seat < seats; seat++)
				chances[index]![seat]! += winShare(imagination.scores, seats, seat) / playouts
			if (++played % SLICE === 0) yield
		}
	}
	return chances
}
