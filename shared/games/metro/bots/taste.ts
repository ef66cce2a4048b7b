/** What weighs how much in the worth of a step. */
export interface Taste {
	own: number // how much one's own gains count
	promise: number // what an unfinished line may still gain on an empty board; it fades as the board fills
	tilePromise: number // what each tile of it promises, for it may yet reach the Central Station
	envy: number // how much the others' gains together weigh against one's own
	latePay: number // what the terminus of a station number may be expected to be paid late,
	earlyPay: number // and how much more on an empty board
	draw: number // what a tile yet to be drawn is worth, so that nothing worse is laid from the hand
	turn: number // what a turn costs that is spent without laying
}

/**
 * Of many constants that were tried against each other these won most games; with three to six players none of those
 * around them won more.
 */
export const usual: Taste = {
	own: 1,
	promise: 40,
	tilePromise: 2,
	envy: 1.5,
	latePay: 5,
	earlyPay: 20,
	draw: 5,
	turn: 8,
}
