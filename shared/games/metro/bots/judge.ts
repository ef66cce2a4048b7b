/**
 * How good a position is, and each move in it: how likely every seat is to win, and how likely whose turn it is would
 * be after each of its steps. Both are found by imagining games with equal players; a shared win is split.
 *
 * What is asked about is what somebody knows: the table, and the hands that they see. A seat's own view is `knownTo`
 * it (playout/known.ts); who looks back on a game hands over all hands. What is not known, the pile's order always
 * among it, is dealt anew for each game imagined, in every way that agrees with the rest.
 *
 * The same knowledge, chance and number of playouts give the same answer. Generators, as bots think: each `next()`
 * is a slice of a bounded number of playouts, the last returns the answer.
 */
import type { View } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import { dealAgain, type Imagination, imagine, playDeal } from './playout/imagine.ts'
import type { Known } from './playout/known.ts'
import { winShare } from './playout/score.ts'
import { SLICE } from './search.ts'

/** How likely a win is, as far as so many games can tell. */
export interface Prospect {
	chance: number // 0 to 1
	error: number // the standard error of that
}

export interface JudgedStep extends Prospect {
	steps: Step[] // a move
}

export type Judging<Answer> = Generator<undefined, Answer, undefined>

/** Every seat's chance of winning, by seat. */
export function* judgeSeats(known: Known, random: Random, playouts: number): Judging<Prospect[]> {
	const tallies = known.hands.map(newTally)
	yield* playEach(known, random, playouts, [undefined], (imagination) => {
		for (const [seat, tally] of tallies.entries()) count(tally, imagination, seat)
	})
	return tallies.map(prospectOf)
}

/**
 * The steps of the seat whose turn it is, the best first; its hand must be known. Each is played out as often, all of
 * them with the same deals: their difference is surer than either chance. Every legal step is judged, or those asked
 * for (see promisingSteps in candidates.ts).
 */
export function* judgeSteps(
	known: Known,
	random: Random,
	playouts: number,
	steps: readonly Step[] = legalSteps(ownView(known)),
): Judging<JudgedStep[]> {
	const tallies = steps.map(newTally)
	yield* playEach(known, random, playouts, steps, (imagination, index) =>
		count(tallies[index]!, imagination, known.table.turn),
	)
	const judged = steps.map((step, index) => ({ steps: [step], ...prospectOf(tallies[index]!) }))
	return judged.sort((one, other) => other.chance - one.chance)
}

/** The view of the seat whose turn it is. */
export const ownView = ({
	table,
	hands,
}: Known): View<Known['table'], NonNullable<Known['hands'][number]>> => ({
	table,
	seat: table.turn,
	hand: hands[table.turn],
})

function* playEach(
	known: Known,
	random: Random,
	playouts: number,
	steps: readonly (Step | undefined)[],
	count: (imagination: Imagination, index: number) => void,
): Judging<void> {
	const imagination = imagine(known)
	const seed = random.below(2 ** 32)
	let played = 0
	for (let index = 0; index < playouts; index++) {
		dealAgain(imagination, seed + index)
		for (const [place, step] of steps.entries()) {
			playDeal(imagination, step)
			count(imagination, place)
			if (++played % SLICE === 0) yield
		}
	}
}

interface Tally {
	games: number
	wins: number
	squares: number // of the parts of a win
}

const newTally = (): Tally => ({ games: 0, wins: 0, squares: 0 })

function count(tally: Tally, { root: { seats }, scores }: Imagination, seat: number): void {
	const won = winShare(scores, seats, seat)
	tally.games += 1
	tally.wins += won
	tally.squares += won * won
}

function prospectOf({ games, wins, squares }: Tally): Prospect {
	const chance = wins / games
	return { chance, error: Math.sqrt(Math.max(0, squares / games - chance * chance) / games) }
}
