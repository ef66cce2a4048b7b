import type { Step } from '../../step.ts'
import { usual } from '../taste.ts'
import { type Chance, seedChance } from './chance.ts'
import { deal, type Hidden, hiddenFrom } from './deal.ts'
import { type Known, readPosition } from './known.ts'
import { perform } from './perform.ts'
import { type Manner, playOn, takeTurn } from './play-on.ts'
import { copyPosition, emptyPosition, NONE, type Position, SEATS } from './position.ts'
import { scoreSeats } from './score.ts'

/** Somebody's imagination of how the game may go on from a position that they know in part. */
export interface Imagination {
	readonly root: Position // with what is hidden as it was dealt last
	readonly scores: Int16Array // by seat, of the game imagined last
	readonly hidden: Hidden
	readonly work: Position
	readonly chance: Chance
	readonly manner: Manner
	readonly thorough: Manner
	fork: number // the chance of the deal, from which every game with it goes on
}

/** As many looks as made the strongest players for their time. */
const LOOKS = 8
/** Who has just drawn thinks it over. */
const EVERYWHERE = 0

export function imagine(known: Known): Imagination {
	return {
		root: readPosition(known),
		scores: new Int16Array(SEATS),
		hidden: hiddenFrom(known),
		work: emptyPosition(),
		chance: { state: 1 },
		manner: { taste: usual, looks: LOOKS },
		thorough: { taste: usual, looks: EVERYWHERE },
		fork: 1,
	}
}

/** Deals what is hidden; the same seed after the same deals gives the same deal. */
export function dealAgain(imagination: Imagination, seed: number): void {
	const { root, hidden, chance } = imagination
	seedChance(chance, seed)
	deal(root, hidden, chance)
	imagination.fork = chance.state
}

/** Plays the deal to its end, from the position or after a step; every step meets the same chance. */
export function playDeal(imagination: Imagination, step?: Step): void {
	const { root, work, chance, manner, thorough, scores } = imagination
	copyPosition(root, work)
	chance.state = imagination.fork
	if (step !== undefined) perform(work, step)
	if (work.drawn !== NONE) takeTurn(work, thorough, chance)
	playOn(work, manner, chance)
	scoreSeats(work, scores)
}
