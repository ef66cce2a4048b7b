import type { Seat } from './game.ts'

/** What all games answer alike in which one seat has the turn, for as long as it likes; no seat once it is over. */
export const turnBased = {
	actors: ({ turn }: { turn: Seat }): Seat[] => (turn < 0 ? [] : [turn]),
	due: () => undefined,
	races: () => false,
}
