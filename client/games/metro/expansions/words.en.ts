import { words } from '../../../i18n/words.ts'

/** What is said at a table with expansions, besides. */
export const extraWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'goal.companies':
		'Colours on the board are companies, not players. Hold shares of those that earn most: they pay you at the end.',
	'goal.companies.done': 'All lines of your companies are finished.',
	'goal.rails':
		'Make long lines from your stations: a point for each tile they cross. They run on through the middle.',

	'prompt.exchange': 'Your turn: lay, draw, or exchange a share.',
	'prompt.wagon': 'Your turn: lay, draw, or place a wagon.',
	'prompt.both': 'Your turn: lay, draw, exchange, or place a wagon.',
	'prompt.exchange.only': 'Your turn: lay, or exchange a share.',
	'prompt.wagon.only': 'Your turn: lay, or place a wagon.',
	'prompt.both.only': 'Your turn: lay, exchange, or place a wagon.',
	'prompt.last': 'Your turn: no tile is left. Place a wagon, or pass.',
	'prompt.last.pass': 'Your turn: nothing is left to do but pass.',

	'wagon.title': 'Wagon',
	'wagon.place': 'Place a wagon: {count} rails are free',
	'wagon.next': 'Another rail',
	'wagon.none': 'none to place',
	'wagon.free': { one: '{count} rail', other: '{count} rails' },
	'wagon.action': 'Place the wagon',
	'wagon.action.gain': 'Place the wagon · +{points} for {owner}',
	'wagon.prompt.empty': '{rail}: waits for its first tile.',
	'wagon.prompt.open': {
		one: '{rail}: {count} tile lies ready.',
		other: '{rail}: {count} tiles lie ready.',
	},
	'wagon.prompt.end': {
		one: '{rail}: ends at {end}, {count} point.',
		other: '{rail}: ends at {end}, {count} points.',
	},
	'wagon.show': 'Your {company} {share} will lie open.',
	'wagon.share': 'Show {share} of {company}',
	'wagon.choose': 'Whose wagon?',

	'pass.title': 'Pass',
	'pass.action': 'Pass',
	'pass.prompt': 'You keep your wagon for a later turn, if there is one.',

	'market.title': 'Shares',
	'market.about': 'Shares and companies. Yours are worth {worth} now.',
	'market.about.watching': 'Shares and companies.',
	'market.company': '{company}: profit {profit}, value {value}',
	'market.company.held': '{company}: profit {profit}, value {value}, you hold {share}',
	'market.yours': 'Your shares',
	'market.worth': 'Worth {worth} as things stand, bonuses apart.',
	'market.hidden': 'Nobody else sees them, except those that lie open.',
	'market.card': '{share} of {company}',
	'market.card.worth': { one: '{count} point', other: '{count} points' },
	'market.card.shown': 'lies open',
	'market.take.open': 'Take {company}, face up',
	'market.take.open.worth': '{points} points now',
	'market.take.pile': 'Take the hidden card',
	'market.exchange': 'An exchange is your whole turn: the card goes under its pile.',
	'market.wait': 'You can exchange when it is your turn.',
	'market.over': 'The game is over.',
	'market.companies': 'The companies',
	'market.explain':
		'The company with the most profit is worth 8, the next 7, and so on; a share pays that for every ten per cent. Whoever holds most of a company also gets a tenth of its profit.',
	'market.until': 'Shares can be exchanged until a company has 25 points: now {most}.',
	'market.rank': 'Value',
	'market.profit': 'Profit',
	'market.name': 'Company',
	'market.held': 'You',
	'market.known': 'Seen',
	'market.face-up': '{share} face up',
	'market.shown-by': '{share} {name}',

	'shares.worth.you': 'Your shares are worth {worth} as things stand, bonuses apart.',
	'shares.worth': 'Their shares are worth {worth}, bonuses apart.',
	'shares.open': 'Shares that lie open:',
	'shares.none': 'Their shares are a secret until the end.',
	'shares.secret': 'The others are a secret until the end.',

	'exchange.action.open': 'Give {company} {share}, take {taken}',
	'exchange.action.pile': 'Give {company} {share}, take the hidden card',
	'exchange.prompt': 'That is your turn, and there is no taking back.',

	'numbers.title': 'Your numbers',
	'numbers.one': 'Number {station}: lines that end there pay you too',
	'numbers.paid': { one: '{count} point so far', other: '{count} points so far' },
	'numbers.gain': '+{points} by your number {number}',
	'numbers.gain.other': '+{points} for {name} by number {number}',
	'numbers.held': 'Lines that end at these stations pay {name} too:',
	'numbers.held.you': 'Lines that end at these stations pay you too:',
	'numbers.secret': 'Station numbers: a secret until the end.',

	'key.wagon': 'Choose a rail for your wagon',
	'key.shares': 'Shares and companies',
	'key.pass': 'Pass',

	'log.wagon': '{name} put a wagon on {rail}.',
	'log.wagon.you': 'You put a wagon on {rail}.',
	'log.company': '{name} showed a share of {company} and put its wagon on {rail}.',
	'log.company.you': 'You showed a share of {company} and put its wagon on {rail}.',
	'log.exchange': '{name} exchanged {share} for a hidden card.',
	'log.exchange.you': 'You exchanged {share} for a hidden card.',
	'log.exchange.open': '{name} exchanged {share} and took {company}, face up.',
	'log.exchange.open.you': 'You exchanged {share} and took {company}, face up.',
	'log.paid': {
		one: '{count} more point for {name}, by number {number}.',
		other: '{count} more points for {name}, by number {number}.',
	},
	'log.paid.you': {
		one: '{count} more point for you, by your number {number}.',
		other: '{count} more points for you, by your number {number}.',
	},
	'log.pass': '{name} passed.',
	'log.pass.you': 'You passed.',

	'rejected.not-played': 'That belongs to an expansion that is not played here.',
	'rejected.must-play': 'You have a tile to play, or one to draw: you cannot pass.',
	'rejected.rail-taken': 'A wagon was put on this rail before. Choose another.',
	'rejected.wagon-placed': 'This wagon is on the board already.',
	'rejected.show-a-share': 'Choose which share you show for the wagon.',
	'rejected.exchange-closed': 'A company has 25 points or more: no share is exchanged any more.',
	'rejected.exchange-limit':
		'There was one exchange for each player in a row. Lay a tile first, then exchange again.',
	'rejected.share-shown': 'This share lies open: it stays with you.',
	'rejected.no-tile': 'Without a tile, and with none to draw, nothing is exchanged.',
	'rejected.must-lay-drawn': 'You drew a tile: lay that one.',
} as const
