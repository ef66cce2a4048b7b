import { words } from '../../i18n/words.ts'

/** What may go wrong on the way to a room between devices. */
export const peerWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'notice.incomplete': 'This link is not complete',
	'notice.incomplete.text':
		'A room between devices is reached by its whole link, to the last letter. Ask for it again, or scan the code.',
	'notice.insecure': 'Not over this connection',
	'notice.insecure.text': 'Rooms between devices need a secure address, one that begins with https.',

	gone: 'Waiting for {name}?',
	'gone.text':
		'The device that keeps this table is gone. The game can go on online, just as it stands: whoever taps this finds the others there.',
	'gone.go': 'Go on without {name}',
	'gone.unreachable': 'The server does not answer. The game waits here; try again in a moment.',
	'gone.failed': 'The game could not go on: {reason}',
	'gone.host': 'the host',

	online: 'The others play on online',
	'online.text':
		'While your device was away they moved the game to a room on the server. They see nothing of what you do here.',
	'online.go': 'Join them there',

	differs: 'This is not the same game',
	'differs.other':
		'Somebody went on online from a copy of the game that differs from yours: another move, deal or player.',
	'differs.behind':
		'Somebody went on online from an earlier moment of the game: what happened last here is missing there.',
	'differs.unknown':
		'The room online has gone on to another game. Whether it began from yours can no longer be told.',
	'differs.choice': 'Open your own copy in a room of its own, or join them all the same.',
	'differs.own': 'Open my own copy',
	'differs.join': 'Join them all the same',

	'draw.waiting': 'All devices draw the deal together. Waiting for {names}…',
	'draw.answerless': 'The start was broken off: no answer from {names}.',
	'draw.again': 'Start again, or remove whoever stays away.',
	'draw.left': 'Somebody left, so the start was broken off.',
	'draw.opened': {
		one: '{count} start was broken off when shares in the deal were open already. Should that happen often, somebody may be choosing the deal.',
		other:
			'{count} starts were broken off when shares in the deal were open already. Somebody may be choosing the deal.',
	},
} as const
