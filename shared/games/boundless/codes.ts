import { TOO_LATE } from '../../kernel/rejection.ts'

/** Why Boundless refuses a step or a choice of options. */
export const codes = [
	// Options
	'too-many-for-two-colours', // more than three players
	// Getting ready
	'already-ready',
	// Placing
	'too-early', // before the centre cards are shown
	TOO_LATE, // after the deadline
	'no-token-left', // all tokens of the colour are placed
	'already-there', // a token of the colour is on the space
	'same-space', // both colours of a player on one space, in a round of one token each
	'same-pair', // both colours of a player on the same two spaces
] as const

export type Code = (typeof codes)[number]
