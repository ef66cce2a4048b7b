import { words } from '../../i18n/words.ts'

/** Words after a game. */
export const resultWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'result.heading': 'Result',
	'result.you': 'You win!',
	'result.one': '{name} wins',
	'result.shared': '{names} share the win',
	'result.points': { one: '{count} point', other: '{count} points' },
	'result.place.2': 'second',
	'result.place.3': 'third',
	'result.place.4': 'fourth',
	'result.place.5': 'fifth',
	'result.place.6': 'sixth',
	'result.own.won': 'You won by {score}.',
	'result.own.close': '{name} has as many, and still you won.',
	'result.own.shared': 'You share the win, with {score}.',
	'result.own.place': 'You came {place} of {count}, {score} behind {name}.',
	'result.own.equal': 'You share {place} place, {score} behind {name}.',
	'result.own.tie': 'You have as many as {name}, and came {place} by the tie-break.',
	'result.next': 'From the home page, bots now play better. You choose their level under “{change}”.',
	'result.move': { one: '{count} move', other: '{count} moves' },
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
	'result.moment.you': {
		one: 'Best moment: you made {count} point in one move.',
		other: 'Best moment: you made {count} points in one move.',
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
	'result.saved-and-copied':
		'The picture is in your downloads. Its link is copied: paste it beside the picture.',
	'result.replay': 'Watch again',
	'result.report': 'How it went',
	'result.back': 'Back to the result',
	'result.outdated': 'The rules have changed since this game began, so it ends here.',
} as const
