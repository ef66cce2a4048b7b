import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { options } from '../../../../shared/games/franchise/options.ts'
import { setUp } from '../../../../shared/games/franchise/setup.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { defaultOptions } from '../../../../shared/kernel/options.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'

/** A table in the middle of a game, where it is the reader's turn, who is the first player. */
const tableOf = (players: number, change: Partial<Table>): Table => ({
	...setUp(defaultOptions(options), { count: players }, randomFrom('rules')),
	first: 0,
	stage: 'turns',
	turn: 0,
	...change,
})

/** The metropolises without the tiles of those that have been evaluated. */
function without(evaluated: readonly PlaceId[]): Table['tiles'] {
	const { tiles } = tableOf(5, {})
	return Object.fromEntries(Object.entries(tiles).filter(([place]) => !evaluated.includes(place as PlaceId)))
}

/** The positions that the rules talk about; what is said of them is asked of the engine. */
export const positions = {
	map: tableOf(5, { places: { chicago: '10', indianapolis: '2' } }),
	income: tableOf(5, { places: { detroit: '01', omaha: '10', chicago: '0120' } }),
	develop: tableOf(5, { places: { detroit: '0', chicago: '12', indianapolis: '1' } }),
	twice: tableOf(5, { places: { pittsburgh: '0', chicago: '12', detroit: '3' } }),
	share: tableOf(5, { places: { stlouis: '01', kansascity: '102', memphis: '0' } }),
	majority: tableOf(5, { places: { washington: '01000', raleigh: '1', charlotte: '12' } }),
	full: tableOf(5, { places: { chicago: '0110120', detroit: '2', indianapolis: '1' } }),
	region: tableOf(5, {
		places: {
			saltlakecity: '0',
			denver: '013',
			pueblo: '1',
			flagstaff: '2',
			phoenix: '0124',
			albuquerque: '013',
		},
		tiles: without(['denver', 'phoenix', 'albuquerque']),
		beside: { fourcorners: 1 },
	}),
	few: tableOf(3, {}),
	boom: tableOf(5, { places: { chicago: '01', detroit: '0' }, boom: 'chicago' }),
	chain: tableOf(5, { places: { elpaso: '0', dallas: '12', albuquerque: '1' }, development: 0 }),
} as const satisfies Record<string, Table>
