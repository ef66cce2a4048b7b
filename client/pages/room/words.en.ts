import { words } from '../../i18n/words.ts'

/** Words around the table: finding the room, and what may go wrong. */
export const roomWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Room {code}',
	'title.devices': 'Between your devices',
	connecting: 'Finding the room…',
	preparing: 'Laying the table…',

	'notice.unreachable': 'The server does not answer',
	'notice.unreachable.text': 'The page keeps trying, and your seat is kept. Until then, play on this device.',
	'notice.retry': 'Try now',
} as const
