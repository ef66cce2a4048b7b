import type { PlaceId } from './places.ts'

/** What the box holds besides the board, and how it is handed out. */

export const FRANCHISES = 40 // of each player

/** Bonus tiles of each player, by number of players. */
export const bonusTiles: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 3, 5: 3 }

/** What the players begin with, by number of players, in turn order. */
export const startMoney: Readonly<Record<number, readonly number[]>> = {
	2: [2, 4],
	3: [2, 3, 5],
	4: [3, 4, 6, 8],
	5: [3, 4, 5, 7, 9],
}

/** The towns given in a learning game, by number of players, in turn order. */
export const learningTowns: Readonly<Record<number, readonly (readonly PlaceId[])[]>> = {
	2: [
		['pueblo', 'indianapolis'],
		['montgomery', 'ogallala'],
	],
	3: [
		['flagstaff', 'littlerock'],
		['pueblo', 'indianapolis'],
		['montgomery', 'ogallala'],
	],
	4: [
		['elpaso', 'lasvegas'],
		['pueblo', 'indianapolis'],
		['reno', 'littlerock'],
		['montgomery', 'ogallala'],
	],
	5: [
		['memphis', 'spokane'],
		['elpaso', 'lasvegas'],
		['pueblo', 'indianapolis'],
		['reno', 'littlerock'],
		['montgomery', 'ogallala'],
	],
}

/** The least number of empty slots that brings 2, 3, 4 … dollars, by number of players; below it is 1. */
export const incomeSteps: Readonly<Record<number, readonly number[]>> = {
	2: [4, 11, 17, 23, 31, 40],
	3: [3, 7, 11, 15, 21, 27],
	4: [2, 6, 10, 14, 18, 22],
	5: [2, 5, 9, 13, 16, 19],
}

/** What each space of the region track brings whoever puts a tile there. */
export const trackPoints: readonly number[] = [3, 3, 2, 2, 3, 4, 3, 2, 0, 0]

/** The first red space, counted from 0: covering it ends the game. */
export const FIRST_RED_SPACE = 7

/** The backs of the metropolis tiles: in the expert variant a tile goes to any place of its class. */
export const tileClasses: readonly (readonly number[])[] = [
	[2, 3],
	[4, 5, 6],
	[7, 8],
]
