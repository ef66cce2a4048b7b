import { words } from '../../i18n/words.ts'

export const replayWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Replay',
	heading: '{game}, replayed',
	'choose.text': 'Open the record of a game to watch it move by move.',
	'choose.file': 'Choose a file',
	'choose.drop': 'or drop it here',
	'trouble.unreadable': 'That is no record of a game. Choose another file, or ask for the link again.',
	'trouble.unknown-game': 'That game is not known here. Reload the page, or choose another file.',
	'trouble.other-version': 'The rules have changed since that game was played, so it cannot be replayed.',
	'trouble.refused': 'The rules do not accept that record: it was changed, or damaged.',
	start: 'To the start',
	back: 'One move back',
	play: 'Play',
	pause: 'Pause',
	next: 'One move on',
	end: 'To the end',
	'chapter.back': 'To the part before',
	'chapter.next': 'To the next part',
	'key.space': 'space bar',
	speed: 'Speed {times}×',
	position: 'Move',
	moment: 'Move {move} of {count}',
	beginning: 'The game begins.',
	link: 'Copy the link',
	copied: 'The link is copied. It holds the whole game.',
	'copy.failed': 'Copying did not work. The link is in the address bar.',
	report: 'How it went',
	'report.back': 'Back to the replay',
	download: 'Download',
} as const
