import type { AnyGame } from './game.ts'
import type { Random } from './random.ts'

/** What somebody knows of a position: the table, and the hands that they see. Who looks back on a game sees all hands, but in no pile. */
export interface Known<Table, Hand> {
	table: Table
	hands: readonly (Hand | undefined)[] // by seat
}

/** Judging that can be interrupted: each `next()` is one slice of a bounded number of playouts; the last returns the answer. */
export type Judging<Answer> = Generator<undefined, Answer, undefined>

/** One look at all turns of a game: the first is quick, and each goes on with fewer moves and looks at them longer. */
export interface Look {
	moves: number // of those that seem best, besides the one that was made
	playouts: number // for each of them
}

/**
 * How good a position is, and every move in it, as the sharp bot judges that: what a game's report and hints at the
 * table ask. It judges by what is known alone, and the same for the same knowledge, chance and number of playouts.
 */
export interface Judge<Table, Hand, Step> {
	readonly looks: readonly Look[] // that a report takes
	/** The moves of whose turn it is that deserve a closer look, the best at first sight first. */
	candidates(known: Known<Table, Hand>, count: number): Step[][]
	/**
	 * Every seat's chance of winning, after each of these moves; after no step, of the position as it stands. All moves
	 * are played out alike, so that their difference is surer than either chance.
	 */
	chances(
		known: Known<Table, Hand>,
		moves: readonly (readonly Step[])[],
		random: Random,
		playouts: number,
	): Judging<number[][]>
	/** Whether the turn has begun: then what its seat did before is part of the same move. */
	isUnderWay(table: Table): boolean
	/** Whether chance had a part in what came after, such as a tile from the pile. */
	reveals(before: Known<Table, Hand>, after: Known<Table, Hand>): boolean
}

// biome-ignore lint/suspicious/noExplicitAny: judges of any game
export type AnyJudge = Judge<any, any, any>

/** All that is known to who sees every hand. */
export const knownToAll = (
	game: Pick<AnyGame, 'table' | 'hand'>,
	state: unknown,
	seats: number,
): Known<unknown, unknown> => ({
	table: game.table(state),
	hands: Array.from({ length: seats }, (_, seat) => game.hand(state, seat)),
})
