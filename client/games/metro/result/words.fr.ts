import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'best.line': { one: 'Le plus d’un coup : {count} point', other: 'Le plus d’un coup : {count} points' },
	tiles: { one: '{count} tuile', other: '{count} tuiles' },
	you: 'vous',
	line: '{station} → {end}',
	doubled: '{length} × 2',
	see: 'Voir la ligne sur le plateau',
	open: { one: '{count} ligne est restée inachevée.', other: '{count} lignes sont restées inachevées.' },
	none: 'Aucune ligne n’a été achevée.',
	lines: 'Lignes',
	shares: 'Actions',
	share: '{share} de {company}, à {value}',
	bonuses: 'Premières parts d’une compagnie',
	bonus: '{company} : le dixième de {profit}',
	numbers: 'Numéros de station',
	number: 'Numéro {number} : {station} → {end}',
	'number.none': 'Aucune ligne n’a fini à {numbers}.',
	companies: 'Les compagnies',
	company: '{company}, valeur {value}',
	longest: {
		one: 'La plus longue ligne : {station} → {end}, {count} tuile, à {owner}.',
		other: 'La plus longue ligne : {station} → {end}, {count} tuiles, à {owner}.',
	},
	'moment.station': 'la station {station}',
	'moment.centre': 'la Gare centrale',
	'moment.self': {
		one: 'Le grand moment : {name} a relié {station} et {end} pour {count} point.',
		other: 'Le grand moment : {name} a relié {station} et {end} pour {count} points.',
	},
	'moment.self.you': {
		one: 'Le grand moment : vous avez relié {station} et {end} pour {count} point.',
		other: 'Le grand moment : vous avez relié {station} et {end} pour {count} points.',
	},
	'moment.other.to-you': {
		one: 'Le grand moment : {name} vous a offert {count} point, de {station} à {end}.',
		other: 'Le grand moment : {name} vous a offert {count} points, de {station} à {end}.',
	},
	'moment.other.by-you': {
		one: 'Le grand moment : vous avez offert {count} point à {owner}, de {station} à {end}.',
		other: 'Le grand moment : vous avez offert {count} points à {owner}, de {station} à {end}.',
	},
	'moment.other': {
		one: 'Le grand moment : {name} a offert {count} point à {owner}, de {station} à {end}.',
		other: 'Le grand moment : {name} a offert {count} points à {owner}, de {station} à {end}.',
	},
} as const satisfies Translation<typeof english>
