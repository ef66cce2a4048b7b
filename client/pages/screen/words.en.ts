import { words } from '../../i18n/words.ts'

/** What a television says to the room in front of it. */
export const screenWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Room {code} on a television',
	join: 'Scan to play',
	watch: 'Scan to watch',
	qr: 'QR code of the link to this room',
	seated: 'At the table',
	nobody: 'Nobody sits here yet.',
	wait: 'The game begins as soon as you start it on a phone.',
	again: 'The next game begins on your phones.',
	moved: 'The table has moved',
	'moved.text': 'It is kept by somebody’s device now, where a television cannot follow.',
	shut: 'No way in for now',
	'shut.text': 'The room is locked or full. This page keeps trying.',
	lost: 'The room cannot be shown',
	'lost.text': 'Check the address, or load the page again.',
} as const
