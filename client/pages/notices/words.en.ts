import { words } from '../../i18n/words.ts'

/** Why there is no room to be seen, where that is no matter of waiting for the network. */
export const noticeWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	none: 'No such room',
	'none.text': 'No room has the code {code}. Check the letters, or ask for the link again.',
	closed: 'This room is closed',
	'closed.text': 'It was not used for two weeks and has been cleared away.',
	replaced: 'Open elsewhere',
	'replaced.text': 'This seat is now open in another tab or on another screen.',
	'replaced.take': 'Take over here',
	'host-away': 'The host is not here',
	'host-away.text':
		'This room lives on the device of whoever invited you. The page waits, and opens it as soon as that device is back.',
} as const
