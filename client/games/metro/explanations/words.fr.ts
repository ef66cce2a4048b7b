import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	points: {
		one: '{name} : {points} points pour {count} ligne achevée.',
		other: '{name} : {points} points pour {count} lignes achevées.',
	},
	'points.open': {
		one: '{count} ligne n’est pas achevée et ne rapporte encore rien.',
		other: '{count} lignes ne sont pas achevées et ne rapportent encore rien.',
	},
	'points.none': 'Toutes les lignes sont achevées.',
	'points.numbers': 'Les numéros de station s’ajoutent à la fin.',
	'points.companies': 'Les actions sont secrètes : les points se comptent à la fin.',
	pile: 'Tuiles dans la pioche : {pile}. Sur le plateau : {laid} sur 60. Après avoir posé une tuile de votre main, vous en reprenez une, jusqu’à {hand}.',
	tile: 'Votre tuile. Une ligne qui entre par un côté sort là où mène le rail.',
	kept: 'Cette tuile reste dans votre main. Posez d’abord la tuile piochée.',
	goal: 'Une ligne rapporte une seule fois, quand elle atteint un terminus.',
	centre: 'Une ligne qui finit à la Gare centrale rapporte le double de ses points.',
	'change.grows': {
		one: 'La ligne de {station} ({owner}) passerait de {before} à {count} tuile. Elle rapporte quand elle finit.',
		other:
			'La ligne de {station} ({owner}) passerait de {before} à {count} tuiles. Elle rapporte quand elle finit.',
	},
	'change.ends': {
		one: 'La ligne de {station} finirait au bout de {count} tuile : {points} pour {owner}, un par tuile.',
		other: 'La ligne de {station} finirait au bout de {count} tuiles : {points} pour {owner}, un par tuile.',
	},
	'change.doubled': {
		one: 'La ligne de {station} finirait à la Gare centrale : {count} tuile, comptée double : {points} pour {owner}.',
		other:
			'La ligne de {station} finirait à la Gare centrale : {count} tuiles, comptées double : {points} pour {owner}.',
	},
	'station.nobody': '{station} : cette station n’est à personne. Toute ligne peut finir à son terminus.',
	'station.open': 'La ligne rapporte quand elle finit : un point par tuile, le double à la Gare centrale.',
	'station.done': 'Cette ligne est achevée et a rapporté {points} points.',
	takings: {
		one: 'La ligne partie d’ici est achevée et a rapporté {count} point.',
		other: 'La ligne partie d’ici est achevée et a rapporté {count} points.',
	},
	company:
		'{name} : ses lignes ont rapporté {profit}. Elle vaut {value} : 8, moins les {ahead} compagnies qui ont rapporté plus.',
	'company.held': 'Vous en avez {share} : {held} ÷ 10 × {value} = {worth} points.',
	'company.none': 'Vous n’en avez aucune action.',
	share: 'Une action de {share} rapporte {times} fois la valeur de sa compagnie.',
	number:
		'Numéro {station} : chaque ligne qui finit à son terminus rapporte aussi ses points ici. Jusqu’ici {paid}.',
	wagon:
		'Votre rame en plus. Au lieu de poser, placez-la sur une voie libre de la Gare centrale ; sa ligne ne compte jamais double.',
	'badge.points':
		'{text} : points d’une ligne que cette tuile achèverait, avec le signe de son propriétaire.',
	'badge.tiles': '{text} : tuiles de cette ligne jusqu’ici, avec le signe de son propriétaire.',
	lit: 'La ligne éclairée est à {owner}. Touchez encore la station pour l’éteindre.',
	action: 'Les points des lignes que cette tuile achève, et pour qui. Rien n’est posé avant votre geste.',
} as const satisfies Translation<typeof english>
