import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'best.round': 'Meilleure manche : {money}',
	purses: 'Les bourses, manche par manche',
	money: 'Où est passé l’argent',
	round: 'Manche',
	income: 'Revenu',
	sum: 'Bourse',
	perfect: {
		one: 'À {count} manche, rien de mieux à faire.',
		other: 'À {count} manches, rien de mieux à faire.',
	},
	'perfect.none': 'À chaque manche, il y avait mieux.',
	best: 'Meilleur choix : à la manche {round}, {money} avec {places}.',
	worst:
		'Choix le moins bon : à la manche {round}, {money} avec {places} ; il y avait alors {missed} de mieux.',
	photos: 'Photos-finish',
	photo: 'Manche {round}, {place} : {first} devant {second}, de {gap} s.',
	'photo.tie': 'Manche {round}, {place} : {first} et {second} au même instant ; le sort a tranché.',
	'moment.photo': 'La photo-finish : à la manche {round}, {first} devance {second} de {gap} s ({place}).',
	'moment.tie': 'La photo-finish : à la manche {round}, {first} et {second} au même instant ({place}).',
	'moment.last': 'Le mieux payé à la dernière manche : {name}, {money} avec {places}.',
	'moment.last.equal': 'Les mieux payés à la dernière manche : {names}, {money} chacun.',
} as const satisfies Translation<typeof english>
