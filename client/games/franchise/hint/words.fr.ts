import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	hint: '{deed} : {why}.',
	'deed.go': 'Allez à {places}',
	'deed.both': 'Allez à {places}, une part à {shares}',
	'deed.share': 'Achetez une part à {shares}',
	'deed.stay': 'Restez',
	'deed.cash': 'Échangez une tuile bonus contre 10 dollars',
	'deed.town': 'Commencez à {places}',
	'deed.boom': 'Lancez le boom à {places}',
	'deed.assign': 'Posez le {value} à {places}',
	'deed.assign-region': 'Posez {tile} sur {region}',
	'deed.region': 'Décomptez d’abord la région {region}',
	'why.win': 'la partie s’arrête et vous gagnez avec {score}',
	'why.points': { one: '{count} point pour vous', other: '{count} points pour vous' },
	'why.lead': 'vous serez en tête de la région {region}',
	'why.level': 'vous serez à égalité dans la région {region}',
	'why.majority': {
		one: 'puis encore {count} et {place} est à vous',
		other: 'puis encore {count} et {place} est à vous',
	},
	'why.income': 'votre prochain revenu sera de {income}',
	'why.roads': {
		one: '{count} route, dont {free} à 0 $',
		other: '{count} routes, dont {free} à 0 $',
	},
	'why.town': 'une ville vaut 1 point à la fin',
	'why.more': 'une franchise de plus dans la région {region}',
	'why.best': 'rien ne rapporte plus pour le moment',
} as const satisfies Translation<typeof english>
