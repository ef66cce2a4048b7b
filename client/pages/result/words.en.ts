import { words } from '../../i18n/words.ts'

/** Words after a game. */
export const resultWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'result.heading': 'Result',
	'result.you': 'You win!',
	'result.one': '{name} wins',
	'result.shared': '{names} share the win',
	'result.and': '{first} and {last}',
	'result.points': { one: '{count} point', other: '{count} points' },
	'result.mine': 'you',
	'result.sit': 'Take a seat',
	'result.scores': 'Scores',
	'result.details': 'Where the points came from',
	'result.chart': 'How the points grew',
	'result.chart.text': '{name}: {scores}',
	'result.moment': {
		one: 'Best moment: {name} made {count} point in one move.',
		other: 'Best moment: {name} made {count} points in one move.',
	},
	'result.moves': 'Moves',
	'result.best': 'Best move',
	'result.total': 'Total',
	'result.rematch': 'Play again',
	'result.change': 'Change players or options',
	'result.share': 'Share',
	'result.share.about': 'Share the result',
	'result.share.text': '{title} — {game} on Junction',
	'result.saved': 'The picture is in your downloads.',
	'result.replay': 'Watch again',
	'result.outdated': 'The rules have changed since this game began, so it ends here.',
} as const
