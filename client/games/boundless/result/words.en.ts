import { words } from '../../../i18n/words.ts'

export const resultWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'best.round': 'Best round: {money}',
	purses: 'The purses, round by round',
	money: 'Where the money went',
	round: 'Round',
	income: 'Income',
	sum: 'Purse',
	perfect: {
		one: 'In {count} round there was no better choice.',
		other: 'In {count} rounds there was no better choice.',
	},
	'perfect.none': 'In every round there was a better choice.',
	best: 'Best choice: round {round}, {money} with {places}.',
	worst: 'Weakest choice: round {round}, {money} with {places}. Another was {missed} better then.',
	photos: 'Photo finishes',
	photo: 'Round {round}, {place}: {first} before {second}, by {gap} s.',
	'photo.tie': 'Round {round}, {place}: {first} and {second} at the same instant; the draw decided.',
	'moment.photo': 'Photo finish of the game: {first} beat {second} to {place} in round {round}, by {gap} s.',
	'moment.tie':
		'Photo finish of the game: {first} and {second} reached {place} in round {round} at the same instant.',
	'moment.last': 'Most money in the last round: {name}, {money} with {places}.',
	'moment.last.equal': 'Most money in the last round: {names}, {money} each.',
} as const
