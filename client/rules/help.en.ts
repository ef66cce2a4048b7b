import { words } from '../i18n/words.ts'

/** How tables work, whatever is played at them. */
export const helpWords = words({ en: () => import('./help.en.ts'), fr: () => import('./help.fr.ts') })

export default {
	'help.title': 'At the table',
	'help.explain':
		'Rest the mouse on a number or a sign, or hold a finger on it: it says what it means. The key I does the same.',
	'help.turn':
		'The line under the names shows whose turn it is. If somebody was quicker than you, look at the table again before you play.',
	'help.hidden': 'A step that shows you something hidden is sent by itself. Look first, then go on.',
	'help.undo':
		'You can undo your last move as long as nobody has played since and nothing hidden was shown. In a race nothing is undone.',
	'help.seats':
		'Everybody has one seat, one name of up to 20 letters and one colour. When all seats are taken you can watch.',
	'help.newcomers':
		'A newcomer can take an open seat. If the game has secrets, the host says yes first; while the host is away, two players do. Nobody sits in two seats of one game.',
	'help.away': 'When somebody has been away for a minute, a bot or a newcomer can play on for them.',
	'help.silent':
		'If you wait for somebody for two minutes, you can nudge them: their device rings. After five minutes, most of the others can let a bot play for them. They have their seat back with their first touch.',
	'help.stop':
		'Everybody at the table can propose to pause, or to end the game and count it as it stands. All who are there must say yes. A pause ends when somebody plays or goes on. Alone against bots you can give a game up.',
	'help.clock':
		'With a clock, everybody has some time for each turn and a reserve for the whole game. Whose reserve is used up is not out: a bot plays for them until they are back. Games with a countdown of their own have no clock.',
	'help.host':
		'Whoever opened the room is the host: options, start, bots, the lock on the door and removing people are theirs. When the host has been away for a minute, everybody at the table can do that.',
	'help.start':
		'A game begins when the number of players and the options fit. The lobby shows what does not fit.',
	'help.room':
		'A room has a code of six letters. After two weeks without anybody it is gone; one that its host keeps stays for a year.',
	'help.chat': 'A message has up to 200 letters. Whoever sends very many at once waits a moment.',
	'help.version':
		'If the page and the room do not understand each other, load the page again: your seat is kept. A game begun by older rules can be watched, but not played on.',
} as const
