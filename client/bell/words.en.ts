import { words } from '../i18n/words.ts'

/** How somebody is told that it is their turn, when they have left the page. */
export const bellWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	offer: 'Tell me when it is my turn',
	'offer.not-now': 'Not now',
	stop: 'Stop telling me when it is my turn',
	started: 'You will be told when it is your turn, even with this page closed.',
	stopped: 'You will not be told any more.',
	denied: 'This browser does not allow it. Its settings for this site can change that.',
	failed: 'That did not work. Try again later.',

	install: 'First, add Junction to your home screen',
	'install.text': 'An iPhone or iPad lets only apps on the home screen tell you something.',
	'install.share': 'Tap the browser’s share button, then “Add to Home Screen”.',
	'install.link':
		'Here, open the menu, choose “Continue on another device” and copy the link: your seat moves to the app by it.',
	'install.open': 'Open Junction from the home screen and paste the link there.',
	'install.close': 'All right',

	'message.title': 'Your turn',
	'message.text': 'Your table is waiting for you.',
} as const
