import { words } from '../../i18n/words.ts'

export const privacyWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Privacy',
	lead: 'There is no account, no advertising and no counting of visitors. What is kept is what a game needs.',
	'device.title': 'On this device',
	'device.memory':
		'The browser remembers the name and colour you last played with, your settings, your lessons and journeys, and which tables you went to, with a secret number for each that gives you your seat back. A table that you have not visited for two weeks is forgotten, one that is kept after a year; the rest stays until you erase it.',
	'device.games':
		'“My games” keeps the newest 200 games that ended here, with everybody’s names, on this device alone. You remove one there, or all at once. A game without a network is stored here and nowhere else, for two weeks after your last visit; so is a game between devices that you host, until you erase it. Of your latest 12 games there are fingerprints, by which you can check their records.',
	'device.copy': 'There is a copy of the app, so that it opens without a network.',
	'device.cookie':
		'One cookie holds the secret numbers of up to 24 tables, for browsers that forget the rest: for two weeks, or for a year where one of the tables is kept. Pages cannot read it, and it follows you nowhere. A table is taken out of it when you erase yourself there.',
	'table.title': 'At a table',
	'table.server':
		'The server stores the table: names, seats, options, the moves of the game with their times and the record of the one before, the last 50 messages, and who is who as scrambled numbers. Everybody who has the link can see names, moves and messages. Two weeks after the table was last used, all of it is erased. What is erased, Cloudflare could restore for another 30 days, after a fault; then it is gone there too.',
	'table.kept':
		'A table that you keep stays for a year after it was last used, and remembers how its last eight games ended, with the names. So that nobody fills the server, a list of the tables kept from your connection is stored for a year, by their codes and under a scrambled number made of your internet address. A table leaves the list when you stop keeping it from that connection.',
	'table.watch':
		'If you watch and say your name, it is known while you are connected. What you write is among the messages.',
	'table.devices':
		'A table between devices is stored on its host’s device. The server introduces the devices to each other and keeps nothing; so that they find each other, a second server learns their internet addresses.',
	'table.others': 'Whoever played with you may keep the record of a game, with the names in it.',
	'push.title': 'When you are called',
	'push.text':
		'If you ask to be told when it is your turn, the table stores the address that your browser’s maker gave it for that. A message is encrypted and holds the table’s code, nothing else. The address is erased when you switch it off in the table’s menu, with your seat, and with the table. If you erase everything on this device, your browser gives the address up, and a table that still calls it erases it.',
	'platform.title': 'At the platform',
	'platform.text':
		'Junction runs on Cloudflare, which sees the internet address of every visitor as any host does, and logs requests and errors, with the codes of tables, for some days. For a minute we count requests from each address, against floods. While you are connected, a table knows two scrambled numbers made of your address, so that no one household takes all places.',
	'erase.title': 'Erase it',
	'tables.none': 'This device knows of no table on the server.',
	'tables.text':
		'Leave a table for good: your name and your messages are erased there. In a game a bot plays on.',
	'tables.erase': 'Erase me',
	'tables.erase.about': 'Erase me from table {code}, {game}',
	'tables.watched': 'visited',
	'tables.sure': 'Erase yourself from table {code}?',
	'tables.what':
		'Your seat, your name and your messages go, also from the last results of a kept table, and the record of the game before goes as a whole. Where your name stood there is “N. N.”. If nobody else has a seat, the whole table is erased. You cannot undo this; what others have open or saved stays with them.',
	'tables.done': 'You are erased from table {code}.',
	'tables.failed': 'The table cannot be reached. Nothing was erased: try again.',
	'device.erase': 'Erase everything on this device',
	'device.sure': 'Erase everything on this device?',
	'device.what':
		'Your name, settings, lessons, journeys, “My games” and the other games stored here, the copy of the app and the cookie go, and with them the way back to your seats. Tables on the server keep your name until they end, unless you erase yourself there first. You cannot undo this.',
	'device.failed': 'The server does not answer, and has a part in this. Nothing was erased: try again.',
	'erase.do': 'Erase',
} as const
