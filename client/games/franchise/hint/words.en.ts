import { words } from '../../../i18n/words.ts'

/** A good turn, and why it is one. */
export const hintWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	hint: '{deed}: {why}.',
	'deed.go': 'Go to {places}',
	'deed.both': 'Go to {places}, share in {shares}',
	'deed.share': 'Buy a share in {shares}',
	'deed.stay': 'Stay',
	'deed.cash': 'Use a bonus tile for 10 dollars',
	'deed.town': 'Start in {places}',
	'deed.boom': 'Let the boom begin in {places}',
	'deed.assign': 'Put the {value} on {places}',
	'deed.assign-region': 'Put {tile} on {region}',
	'deed.region': 'Score {region} first',
	'why.win': 'the game ends, and you win with {score}',
	'why.points': { one: '{count} point for you', other: '{count} points for you' },
	'why.lead': 'you lead {region} after it',
	'why.level': 'you are level in {region} after it',
	'why.majority': {
		one: '{count} more then wins {place}',
		other: '{count} more then win {place}',
	},
	'why.income': 'your next income is {income}',
	'why.roads': {
		one: '{count} road, {free} of them for $0',
		other: '{count} roads, {free} of them for $0',
	},
	'why.town': 'a town is 1 point at the end',
	'why.more': 'one more of yours in {region}',
	'why.best': 'nothing brings you more just now',
} as const
