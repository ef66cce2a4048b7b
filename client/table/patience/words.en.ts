import { words } from '../../i18n/words.ts'

/** What is said when a game does not go on. */
export const patienceWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	waiting: {
		one: '{name}: {count} minute without a move.',
		other: '{name}: {count} minutes without a move.',
	},
	nudge: 'Nudge',
	bot: 'Use a bot',
	nudged: '{name} is waiting for your move.',
	'stood-in': 'You were away for long, so a bot plays for you. Touch the table to play on yourself.',
	'proposed.end': '{name} proposes to end the game and count it as it stands.',
	'proposed.pause': '{name} proposes a pause.',
	'proposed.bot': '{name} proposes a bot for {seat} until they are back.',
	'proposed.me': '{name} proposes that a bot plays for you.',
	'proposing.end': 'You propose to end the game.',
	'proposing.pause': 'You propose a pause.',
	'proposing.bot': 'You propose a bot for {seat}.',
	open: 'Still to answer: {names}.',
	yes: 'Yes',
	no: 'No',
	here: 'I am here',
	back: 'Take back',
	without: 'Do it now',
	paused: 'The game is paused.',
	resume: 'Go on',
	left: { one: '{count} minute left', other: '{count} minutes left' },
} as const
