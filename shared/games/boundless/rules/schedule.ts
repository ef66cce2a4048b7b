/** What makes one round differ from another. */
export interface RoundPlan {
	income: number // paid before it, for each colour
	centre: 1 | 2 // cards in the centre
	tokens: 1 | 2 // of each colour
}

const plans: readonly RoundPlan[] = [
	{ income: 100, centre: 1, tokens: 1 },
	{ income: 0, centre: 1, tokens: 1 },
	{ income: 200, centre: 1, tokens: 2 },
	{ income: 0, centre: 1, tokens: 2 },
	{ income: 300, centre: 2, tokens: 2 },
	{ income: 0, centre: 2, tokens: 2 },
	{ income: 0, centre: 2, tokens: 2 },
]

/** Rounds count from 1; before the first there is nothing to place. */
export const planOf = (round: number): RoundPlan => plans[round - 1]!

export const ROUNDS = plans.length
export const RING = 7 // state cards in the ring
export const SPACES = RING + 1 // the space 40 is the first

/** How long everybody may take to get ready after so many rounds. */
export const patienceAfter = (round: number): number => (round === 0 ? LEARNING : PATIENCE)

/** In round 6 the last cards could be told by elimination, so all of them appear at once. */
export const appearsTogether = (round: number): boolean => round === 6

/** In the last round the price is received. */
export const isPaidOut = (round: number): boolean => round === ROUNDS

// Times, in milliseconds
const PATIENCE = 30_000 // from a settlement to the next round, whoever is not ready
const LEARNING = 120_000 // the same before the first, for whoever has never seen the map or the rules
export const BETWEEN_CARDS = 400
export const LATEST_COUNTDOWN = 90_000 // from the reveal
export const FRAME = 16 // tokens placed within one count as simultaneous
export const PROVISIONAL = 400 // for so long an earlier token may still slide under a later one
