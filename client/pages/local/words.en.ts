import { words } from '../../i18n/words.ts'

/** Words of rooms on this device alone. */
export const localWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'On this device',
	none: 'This game is not on this device',
	'none.text': 'It was played elsewhere, or has been cleared away.',
	card: 'On this device',
	'card.turns': 'No network needed. Play against bots, or pass the device around, each in turn.',
	'card.at-once':
		'No network needed. Everybody moves at once in this game, so on one device you play against bots.',
	'card.forgets':
		'Kept in this browser. Some, such as Safari, forget a game that nobody has opened for seven days.',
	add: 'Add',
	'add.name': 'Who else plays here?',
	'add.name.short': 'Who else?',
	'hand.over': 'Pass to {name}',
	'curtain.heading': '{name}, your turn',
	'curtain.text': 'Pass the device on. The others look away.',
	'curtain.show': 'I am {name}: show the table',
	'curtain.about': 'Everybody plays on this one device, one after the other.',
	online: 'Play with others online',
	'online.text':
		'The game moves to a room with a link, just as it stands. You go on as {name}; whoever opens the link can take another seat.',
	'online.text.lobby':
		'The table moves to a room with a link, just as it is. You stay {name}; others join by the link.',
	'online.offline':
		'There is no network just now. Once it is back, this game can move to a room with a link.',
	'online.go': 'Move online',
	'online.failed': 'The game could not move: {reason}',
	'online.unreachable': 'The server does not answer. The game stays here; try again when there is a network.',
	'online.copied': 'The link is copied: send it to whoever should join.',
} as const
