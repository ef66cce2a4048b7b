import { words } from '../../i18n/words.ts'

/** What the sheets over the table say. */
export const panelWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'menu.title': 'Menu',
	'menu.rules': 'Rules',
	'menu.log': 'What happened, and chat',
	'menu.settings': 'Settings',
	'menu.before': 'Watch the game before this one',
	'menu.before.back': 'Back to the game',
	'menu.before.none': 'The game before this one is not kept any more.',
	'menu.keys': 'Keyboard shortcuts',
	'menu.text': 'Board as text, to read or hear',
	'menu.board': 'Back to the board',
	'menu.share': 'Copy the link to this room',
	'menu.shared': 'The link is copied.',
	'menu.share.failed': 'Copying did not work. The link is {link}',
	'menu.bot': 'Let a bot play for me',
	'menu.home': 'Home',

	leave: 'Leave the table',
	'leave.title': 'Leave the table?',
	'leave.text':
		'Your seat is kept: you can take it back at any time. Until then the others may let a bot play.',

	'log.title': 'What happened',
	'log.empty': 'Nothing has happened yet.',
	'log.show': 'Show on the board: {text}',
	'log.nobody': '{name} left the table.',
	'log.bot': 'A bot plays for {name}.',
	'log.person': '{name} sat down.',
	'chat.title': 'Chat',
	'chat.empty': 'Nobody has written yet.',
	'chat.text': 'Your message',
	'chat.send': 'Send',
	'chat.watching': 'Only players can write.',

	'key.Escape': 'Esc',
	'key.Enter': 'Enter',
	'key. ': 'Space',
	'key.Tab': 'Tab',
	'key.Shift': 'Shift',
	'key.Backspace': 'Backspace',
	'key.Delete': 'Delete',

	'keys.title': 'Keyboard shortcuts',
	'keys.game': 'In this game',
	'keys.board': 'On the board',
	'keys.table': 'At every table',
	'keys.arrows': 'Move over the cells you may choose; with Shift, move the board',
	'keys.enter': 'Preview, then confirm',
	'keys.zoom': 'Nearer, farther, the whole board',
	'keys.log': 'What happened, and chat',
	'keys.menu': 'Menu',
	'keys.text': 'Board as text, and back',
	'keys.help': 'This list',

	asked: '{name} asks to play on for {seat}.',
	'asked.agreed': '{name} says yes.',
	'asked.no': 'No',
	'asked.yes': 'Yes',

	'player.here': 'At the table',
	'player.away': 'Away',
	'player.bot': 'A bot: the app plays this seat by itself.',
	'player.open': 'Nobody plays here.',
	'player.ping': 'A message there and back takes {ping} ms.',
	'player.given': 'Taken out of their last time: {given} ms.',
	'player.unverified':
		'Nobody but their own device measured that, and a device can pretend: so only a little is taken out of their time.',
	'player.owned': 'The seat is kept for its owner, who can come back at any time.',
	'player.me.bot': 'Let a bot play for me',
	'player.me.bot.hint': 'You can take your seat back at any time.',
	'player.to.bot': 'Let a bot play for {name}',
	'player.to.open': 'Open the seat to somebody else',
	'player.wait': 'After a minute away, anybody at the table can hand over the seat.',
} as const
