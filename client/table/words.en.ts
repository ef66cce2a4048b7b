import { words } from '../i18n/words.ts'

/** What every table says, whatever is played at it. */
export const tableWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	room: 'Room {code}',
	here: 'On this device',
	devices: 'Between devices',
	'your-turn': 'Your turn',
	'over.you': 'You win with {score}.',
	'over.one': '{name} wins with {score}.',
	'over.shared': '{names} share the win with {score}.',
	outdated: 'The rules have changed since this game began. It can be looked at, not played on.',

	kept: 'Your move is kept. It goes out once the connection is back: keep this page open.',
	'kept.host': 'Your move is kept. It goes out once the host is back: keep this page open.',

	'absent.left': '{name} has left the table.',
	'absent.expected': 'The seat of {name} waits: send them the link.',
	'absent.newcomer': '{name} plays on for {before}.',
	'absent.away': '{name} is away.',
	'absent.away.wait': '{name} is away. After a minute, a bot can play on.',
	'absent.bot': 'Let a bot play for {name}',

	'status.connecting': 'connecting…',
	'status.online': 'connected',
	'status.reconnecting': 'reconnecting…',
	'status.host-away': 'the host is away',
	'status.offline': 'no network',
	'status.lost': 'disconnected',

	menu: 'Menu',
	sound: 'Sound',
	log: 'What happened',
	'log.open': 'What happened, and chat',
	'log.alone': 'What happened',
	'log.open.unread': 'What happened, and chat: new message',
	chat: 'Chat',
	undo: 'Undo my move',
	hint: 'Hint',
	reclaim: 'Take my seat back',
	result: 'See the result',

	players: 'Players',
	'player.turn': 'to move',
	'player.bot': 'bot',
	'player.played': 'played by a bot',
	'player.first': '{name} (bot)',
	'player.away': 'away',
	'player.open': 'open seat',
	'player.ping': '{ping} ms',
	'player.you': 'you',
	'player.secret': 'points are secret until the end',
	'player.points': { one: '{count} point', other: '{count} points' },

	missed: { one: '{count} move while you were away', other: '{count} moves while you were away' },
	behind: { one: '{count} more move to see', other: '{count} more moves to see' },
	skip: 'Skip',
	'text.back': 'Back to the board',
	'zoom.fit': 'Show the whole board',
	'zoom.home': 'Back to my places',
} as const
