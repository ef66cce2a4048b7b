import { words } from '../../i18n/words.ts'

/** What things are called in Franchise. Places have the same name in every language. */
export const nameWords = words({
	en: () => import('./names.en.ts'),
	fr: () => import('./names.fr.ts'),
})

export default {
	money: '\u0024{count}', // a dollar sign
	'region.northwest': 'Northwest',
	'region.highplains': 'High Plains',
	'region.farwest': 'Far West',
	'region.fourcorners': 'Four Corners',
	'region.gulf': 'Texas & Gulf',
	'region.heartland': 'Heartland',
	'region.greatlakes': 'Great Lakes',
	'region.northeast': 'Northeast',
	'region.atlantic': 'Atlantic',
	'region.southeast': 'Southeast',
	'milestone.four-towns': 'Four towns',
	'milestone.four-regions': 'Four regions',
	'milestone.five-evaluated': 'Five in evaluated metropolises',
	'milestone.two-three-four': 'A 2, a 3 and a 4 at once',
	'milestone.big-metropolis': 'A 6, 7 or 8 evaluated',
	'milestone.whole-region': 'A region scored',
	'milestone.two-eights': 'Two roads of 8',
	'prize.track': 'track {more}',
	'prize.bonus': '{points} + bonus tile',
	'prize.development': '{points} + development tile',
	'prize.route': '{points} + route tile',
} as const
