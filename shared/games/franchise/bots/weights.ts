import type { Random } from '../../../kernel/random.ts'

/** What a table is worth is a sum of these; numbers that won most of many games against each other. */
export interface Weights {
	turnsAhead: number // how many incomes an untouched board still promises
	board: number // how much of what is left of the game the places tell; the rest the track tells
	dollar: number // what one is worth while there is time to spend it
	ready: number // and besides, for each of the first few, so that no road is too dear
	slot: number // what an empty slot that brings income is worth, besides the dollars, while there is time
	bonus: number // what a bonus tile is worth then; 4 at the end
	town: number // what a town is worth then, as a point of departure, besides its point
	stake: number // of a metropolis' value, for each part of a majority
	surest: number // and what that comes to at most: points in hand are better
	minority: number // of that, where the majority is out of reach and nobody has more
	behind: number // of that, where somebody has more
	crowding: number // how much others in a metropolis spoil its promise
	region: number // of a region's prize, once it is all but done
	haste: number // the power by which a region's promise grows with what is done
}

const two: Weights = {
	turnsAhead: 5.42,
	board: 0.07,
	dollar: 0.18,
	ready: 0.18,
	slot: 0.42,
	bonus: 1.6,
	town: 0.18,
	stake: 1.95,
	surest: 1.05,
	minority: 0.79,
	behind: 1.1,
	crowding: 2.87,
	region: 0.94,
	haste: 1.64,
}

const four: Weights = {
	turnsAhead: 4.54,
	board: 0.03,
	dollar: 0.2,
	ready: 0.06,
	slot: 0.33,
	bonus: 2.59,
	town: -0.21,
	stake: 1.94,
	surest: 1.06,
	minority: 0.73,
	behind: 0.68,
	crowding: 1.99,
	region: 0.74,
	haste: 1.36,
}

const byPlayers: Readonly<Record<number, Weights>> = { 2: two, 3: two, 4: four, 5: four }

export const weightsFor = (players: number): Weights => byPlayers[players]!

const VARIATION = 0.2 // up and down

/** The same taste, slightly different: what a seat of another mind might go by. */
export function varied(weights: Weights, random: Random): Weights {
	const copy = { ...weights }
	for (const name of Object.keys(weights) as (keyof Weights)[])
		copy[name] *= 1 + (VARIATION * (random.below(2001) - 1000)) / 1000
	return copy
}
