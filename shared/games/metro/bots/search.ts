import type { Thinking } from '../../../kernel/bot.ts'
import type { View } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import type { Hand, Table } from '../table.ts'
import { promisingSteps } from './candidates.ts'
import { dealAgain, type Imagination, imagine, playDeal } from './playout/imagine.ts'
import { knownTo } from './playout/known.ts'
import { winShare } from './playout/score.ts'

/** How much is imagined before a move. */
export interface Breadth {
	candidates: number // steps that are looked at
	playouts: number // games imagined for all of them together
}

/** Games imagined in a slice of thinking. */
export const SLICE = 64

interface Trial {
	step: Step
	gain: number // of all games imagined with it
}

/**
 * Imagines games after each of the promising steps, what is hidden dealt anew each time, but alike for all steps. The
 * worse half of them drops out again and again, so that most games go to the few that are hard to tell apart.
 */
export function* search(
	view: View<Table, Hand>,
	random: Random,
	{ candidates, playouts }: Breadth,
): Thinking<Step> {
	const seed = random.below(2 ** 32)
	let trials = promisingSteps(view, candidates).map((step): Trial => ({ step, gain: 0 }))
	if (trials.length < 2) return trials.map(({ step }) => step)
	const imagination = imagine(knownTo(view))
	const rounds = 32 - Math.clz32(trials.length - 1)
	let deals = 0
	let played = 0
	for (let round = 1; round <= rounds; round++) {
		const share = Math.ceil(playouts / rounds / trials.length)
		for (const last = deals + share; deals < last; deals++) {
			dealAgain(imagination, seed + deals)
			for (const trial of trials) {
				playDeal(imagination, trial.step)
				trial.gain += gainOf(imagination, view.seat!)
				if (++played % SLICE === 0) yield
			}
		}
		trials.sort((one, other) => other.gain - one.gain)
		trials = trials.slice(0, Math.ceil(trials.length / 2))
	}
	return [trials[0]!.step]
}

/** How much more a clear win counts than a narrow one, which luck might have turned; and what is halfway clear. */
const CLEARLY = 3
const HALFWAY = 20 // points ahead

/** What the game imagined last is worth to a seat. */
function gainOf({ root: { seats }, scores }: Imagination, seat: number): number {
	let best = Number.NEGATIVE_INFINITY
	for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, scores[other]!)
	const ahead = scores[seat]! - best
	return winShare(scores, seats, seat) + (CLEARLY * ahead) / (HALFWAY + Math.abs(ahead))
}
