import { words } from '../../i18n/words.ts'

/** What lessons say besides their own captions. */
export const learnWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Learn {game}',
	learnt: 'done',
	learner: 'Learner',
	you: 'You',
	count: '{at} of {count}',
	explain: 'Explain',
	task: 'My task',
	'in-short': 'In short',
	again: 'Again',
	skip: 'Skip step',
	'go-on': 'Go on',
	'read-on': 'Read this first, then press “Go on”.',
	'not-meant': 'That is allowed. This step shows something else: try what is lit.',
	watch: 'Watch.',
	end: 'That is all you need',
	'end.text': 'You have finished “{title}”. Now play a whole game; no network is needed.',
	'end.play': 'Play a gentle bot',
	'end.again': 'The lesson again',
	'end.rules': 'Rules',
	'end.more': 'For later: the expansions',
	broken: 'This lesson is broken',
	'broken.unreadable': 'Its file cannot be read. Try another lesson.',
	'broken.unknown-game': 'It teaches a game that is not here. Try another lesson.',
	'broken.other-version': 'It was made for other rules than are played now. Try another lesson.',
	'broken.bad-options': 'It asks for a game that cannot be set up. Try another lesson.',
	'broken.refused': 'The rules refuse a move in it. Try another lesson.',
	'broken.not-refused': 'The rules allow a move that it calls forbidden. Try another lesson.',
} as const
