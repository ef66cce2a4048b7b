import { words } from './words.ts'

/** Words that every part of the page uses. */
export const common = words({ en: () => import('./common.en.ts'), fr: () => import('./common.fr.ts') })

export default {
	close: 'Close',
	cancel: 'Cancel',
	back: 'Back',
	home: 'Home',
	loading: 'One moment…',
	skip: 'Skip to the content',
	rule: 'Rule',
	'list.last': '{others} and {last}',
	percent: '{number}%',

	'identity.0': 'amber circle',
	'identity.1': 'blue square',
	'identity.2': 'vermilion triangle',
	'identity.3': 'green diamond',
	'identity.4': 'plum star',
	'identity.5': 'ink hexagon',
	'identity.6': 'red cross',
	'identity.7': 'white ring',

	'settings.language.switch': 'Passer au français',
	'settings.theme.to-light': 'Switch to light',
	'settings.theme.to-dark': 'Switch to dark',

	'notice.nowhere': 'There is nothing here',
	'notice.nowhere.text': 'This address leads nowhere. It may have been cut off.',
	'notice.broken': 'Something broke',
	'notice.broken.text': 'This page stumbled over a mistake of ours. Your seat is safe: load it again.',
	'notice.outdated': 'There is a newer Junction',
	'notice.outdated.text': 'This page is older than the server. Load it again; your seat is kept.',
	'notice.offline': 'You are offline',
	'notice.offline.text': 'This device has no network right now. The page comes back as soon as it has.',
	'notice.unreachable': 'The server does not answer',
	'notice.unreachable.text': 'Check your connection, then load the page again. Your seat is kept.',
	'notice.reload': 'Load again',
	'notice.home': 'To the games',
} as const
