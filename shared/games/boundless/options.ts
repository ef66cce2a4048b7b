import type { Seat } from '../../kernel/game.ts'
import type { OptionsSchema } from '../../kernel/options.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Code } from './codes.ts'
import { type MapId, mapIds } from './data/atlas.ts'

export interface Options {
	map: MapId
	twoColours: boolean // each player plays two colours from one purse
	countdown: 0 | 10 | 15 | 20 | 30 | 45 | 60 // seconds for the last to place; 0 for none
	mapInSight: readonly Seat[] // who may look at the map while choosing
}

const MOST_WITH_TWO_COLOURS = 3

export const options: OptionsSchema<Options> = {
	fields: {
		map: { kind: 'choice', values: mapIds, default: 'europe' },
		twoColours: { kind: 'flag', default: false },
		countdown: { kind: 'choice', values: [0, 10, 15, 20, 30, 45, 60], default: 20 },
		mapInSight: { kind: 'set', values: [0, 1, 2, 3, 4, 5], default: [], people: true },
	},
	check({ twoColours }, players) {
		return twoColours && players > MOST_WITH_TWO_COLOURS
			? reject<Code>('too-many-for-two-colours')
			: undefined
	},
}
