import { words } from '../../i18n/words.ts'

/** Words around the table: finding the room, and what may go wrong. */
export const roomWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Room {code}',
	connecting: 'Finding the room…',
	preparing: 'Laying the table…',
	names: 'Heron, Otter, Magpie, Robin, Badger, Swift, Hare, Finch, Marten, Plover',

	'strip.reconnecting': 'The connection broke. Reconnecting…',
	'strip.offline': 'You are offline. Your seat is kept.',
	'strip.host-away': 'The host’s device is gone for now. The room waits for it.',
	'strip.retry': 'Try now',

	'notice.none': 'No such room',
	'notice.none.text': 'No room has the code {code}. Check the letters, or ask for the link again.',
	'notice.closed': 'This room is closed',
	'notice.closed.text': 'It was not used for two weeks and has been cleared away.',
	'notice.replaced': 'Open elsewhere',
	'notice.replaced.text': 'This seat is now open in another tab or on another screen.',
	'notice.replaced.take': 'Take over here',
	'notice.unreachable': 'The server does not answer',
	'notice.unreachable.text':
		'The page keeps trying. If it lasts, the trouble is with the server or your connection.',
	'notice.host-away': 'The host is not here',
	'notice.host-away.text':
		'This room lives on the device of whoever invited you. The page waits, and opens it as soon as that device is back.',
	'notice.retry': 'Try now',
} as const
