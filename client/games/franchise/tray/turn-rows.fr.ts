import type { Translation } from '../../../i18n/phrase.ts'
import type english from './turn-rows.en.ts'

export default {
	'row.town': 'ville : 1 point à la fin',
	'row.needs': 'encore',
	'row.gone': 'plus de majorité',
	'row.nobody': 'majorité impossible',
	'row.share': 'part',
	'row.end': 'fin de la partie',
	'row.rival': 'peut la prendre',
	'row.roads': {
		one: '{count} route vers {place}',
		other: '{count} routes vers {place} : prendre la suivante',
	},
	'row.ways': { one: '{count} route', other: '{count} routes' },
	'row.again': '2e',
	'card.double': 'Doubler',
	'card.again': 'Seconde route',
	'card.bonus': 'tuile bonus :',
	'card.bonus.kept': 'ou {points} points à la fin',
	'card.boom': 'Déplacer le boom',
	'note.share':
		'Parts de marché : dans une métropole où vous êtes, 1 $ achète un emplacement de plus à chaque tour.',
	'income.would': 'revenu {now}',
	'place.slots': { one: '{count} libre sur {value}', other: '{count} libres sur {value}' },
} as const satisfies Translation<typeof english>
