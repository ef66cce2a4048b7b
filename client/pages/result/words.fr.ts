import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'result.heading': 'Résultat',
	'result.you': 'Vous gagnez !',
	'result.one': '{name} gagne',
	'result.shared': '{names} gagnent ensemble',
	'result.and': '{first} et {last}',
	'result.points': { one: '{count} point', other: '{count} points' },
	'result.mine': 'vous',
	'result.sit': 'Prendre place',
	'result.scores': 'Scores',
	'result.details': 'D’où viennent les points',
	'result.chart': 'Le fil des points',
	'result.chart.text': '{name} : {scores}',
	'result.moment': {
		one: 'Le grand moment : {name} a marqué {count} point en un coup.',
		other: 'Le grand moment : {name} a marqué {count} points en un coup.',
	},
	'result.moves': 'Coups',
	'result.best': 'Meilleur coup',
	'result.total': 'Total',
	'result.rematch': 'Rejouer',
	'result.change': 'Changer de joueurs ou d’options',
	'result.share': 'Partager',
	'result.share.about': 'Partager le résultat',
	'result.share.text': '{title} — {game} sur Junction',
	'result.saved': 'L’image est dans vos téléchargements.',
	'result.replay': 'Revoir',
	'result.outdated': 'Les règles ont changé depuis le début de cette partie : elle s’arrête là.',
} as const satisfies Translation<typeof english>
