import type { OptionsSchema } from '../../kernel/options.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Code } from './codes.ts'
import { regionTiles } from './data/region-tiles.ts'

export interface Options {
	start: 'choose' | 'learning' // towns chosen one each, or two given
	expert: 'off' | 'random' | 'draft' // how metropolis and region tiles get to their places
	milestones: boolean // expansion 1
	boom: boolean // expansion 2
	regions: 'off' | 'all' | 'new' | 'picked' // expansion 3: ten tiles from all thirty, from the twenty, or these:
	tiles: readonly number[] // ten of the thirty region tiles; counts only if they are picked
}

const TILES_PICKED = 10

/** A bit of everything: each kind of the expansion's tiles, and a few that pay plain points. */
const mixture: readonly number[] = [3, 5, 10, 12, 17, 22, 24, 26, 28, 29]

export const options: OptionsSchema<Options> = {
	fields: {
		start: { kind: 'choice', values: ['choose', 'learning'], default: 'choose' },
		expert: { kind: 'choice', values: ['off', 'random', 'draft'], default: 'off' },
		milestones: { kind: 'flag', default: false },
		boom: { kind: 'flag', default: false },
		regions: { kind: 'choice', values: ['off', 'all', 'new', 'picked'], default: 'off' },
		tiles: { kind: 'set', values: [...regionTiles.keys()], default: mixture, size: TILES_PICKED },
	},
	check({ start, expert, regions, tiles }) {
		if (start === 'learning' && expert !== 'off') return reject<Code>('learning-expert')
		if (regions === 'picked' && tiles.length !== TILES_PICKED) return reject<Code>('ten-tiles')
		return undefined
	},
}
