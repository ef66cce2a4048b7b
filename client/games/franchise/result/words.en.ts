import { words } from '../../../i18n/words.ts'

/** What a game of Franchise came to. */
export const resultWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	sources: 'Points by source',
	source: 'Source',
	'source.metropolises': 'Metropolises',
	'source.regions': 'Regions',
	'source.track': 'Region track',
	'source.towns': 'Towns',
	'source.dollars': 'Dollars',
	'source.bonus': 'Bonus tiles',
	towns: { one: '{count} town', other: '{count} towns' },
	total: 'Total',
	map: 'Who held what',
	'map.caption': 'Large: who was first in a region. Small: who has the town, or scored the metropolis.',
	'map.text': '{name}: regions: {regions}; places: {places}.',
	'map.nothing': 'none',
	regions: 'Regions, as they scored',
	region: 'Region',
	'region.closed': 'Closed by',
	'region.none': 'No region scored.',
	'metropolis.none': 'No metropolis was evaluated.',
	metropolises: 'Metropolises',
	evaluation: '{place} {points}',
	'evaluation.half': '{place} {points}, half of {value}',
	'moment.turn': {
		one: 'Best moment: {name} made {count} point in one turn, with {what}.',
		other: 'Best moment: {name} made {count} points in one turn, with {what}.',
	},
	'moment.turn.you': {
		one: 'Best moment: you made {count} point in one turn, with {what}.',
		other: 'Best moment: you made {count} points in one turn, with {what}.',
	},
} as const
