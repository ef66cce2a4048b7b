import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	sources: 'Points par source',
	source: 'Source',
	'source.metropolises': 'Métropoles',
	'source.regions': 'Régions',
	'source.track': 'Piste des régions',
	'source.towns': 'Villes',
	'source.dollars': 'Dollars',
	'source.bonus': 'Tuiles bonus',
	towns: { one: '{count} ville', other: '{count} villes' },
	total: 'Total',
	map: 'Qui tenait quoi',
	'map.caption':
		'En grand : le premier de la région. En petit : qui tient la ville, ou a marqué la métropole.',
	'map.text': '{name} : régions : {regions} ; lieux : {places}.',
	'map.nothing': 'rien',
	regions: 'Les régions, dans l’ordre du décompte',
	region: 'Région',
	'region.closed': 'Fermée par',
	'region.none': 'Aucune région n’a été décomptée.',
	'metropolis.none': 'Aucune métropole n’a été décomptée.',
	metropolises: 'Métropoles',
	evaluation: '{place} {points}',
	'evaluation.half': '{place} {points}, la moitié de {value}',
	'moment.turn': {
		one: 'Le grand moment : {name} a marqué {count} point en un tour, avec {what}.',
		other: 'Le grand moment : {name} a marqué {count} points en un tour, avec {what}.',
	},
	'moment.turn.you': {
		one: 'Le grand moment : vous avez marqué {count} point en un tour, avec {what}.',
		other: 'Le grand moment : vous avez marqué {count} points en un tour, avec {what}.',
	},
} as const satisfies Translation<typeof english>
