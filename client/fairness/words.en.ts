import { words } from '../i18n/words.ts'

/** What a check of a game says. */
export const fairnessWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	verify: 'Was it fair?',
	'verify.about': 'Was it fair? Verify this game',
	'verify.failed': 'The game could not be checked. Try again.',
	close: 'Close',
	how: 'How this was checked',
	yes: 'Yes, it was fair',
	'yes.text':
		'All chance was fixed before the first move, every move keeps to the rules, and nothing has been changed since: this is the game that was played here.',
	'yes.rules': {
		one: '{count} move, played again by the rules',
		other: '{count} moves, played again by the rules',
	},
	'yes.seed': 'the seed is the one promised before the first move',
	'yes.seen': {
		one: '{count} position like the one this browser saw',
		other: '{count} positions like those this browser saw',
	},
	'yes.shares': {
		one: 'the seed is drawn from the host’s promised secret and the share of {count} player',
		other: 'the seed is drawn from the host’s promised secret and the shares of {count} players',
	},
	'yes.signed': {
		one: '{count} move, signed by whoever made it',
		other: '{count} moves, signed by whoever made them',
	},
	'yes.host': 'the whole record, signed by the host of the room',
	'yes.strangers': {
		one: 'Move {moves} is not signed by the player of that seat: a bot or somebody else made it.',
		other: 'Moves {moves} are not signed by the players of those seats: bots or others made them.',
	},
	'yes.day':
		'It is the deal of {day}: nobody drew it, and whoever had played that day knew three of its rounds.',
	part: 'Fair, as far as seen here',
	'part.text':
		'Up to move {last} this is the game that was played here. The rest is by the rules, but this browser did not see it.',
	alone: 'By the rules',
	'alone.text':
		'Every move is allowed. Whether it was played like this cannot be told here: this browser did not see the game.',
	no: 'Not what was played',
	'no.seed': 'The seed is not the one promised before the first move, so the deal may have been chosen.',
	'no.terms': 'It tells of other players, options or rules than the game that was played here.',
	'no.rules': 'Move {move}, by {name}, is against the rules.',
	'no.move': 'Move {move}, by {name}, is not the one that was played here.',
	'no.deal': 'After move {move}, what lay hidden is not what the seed deals.',
	'no.deal.first': 'What lay on the table at the start is not what the seed deals.',
	'no.length': 'From move {move} on, moves are missing or were added.',
	'no.promise':
		'The host’s secret is not the one promised before the seed was drawn, so the deal may have been chosen.',
	'no.share': 'The share of {name} in the seed is not the one they gave, so the deal may have been chosen.',
	'no.draw': 'The seed was not drawn as this browser saw it, so the deal may have been chosen.',
	'no.signature': 'Move {move}, by {name}, does not carry the signature of whoever made it.',
	'no.undo': 'Before move {move}, a move was taken back without the signature of whoever had made it.',
	'no.day': 'It is said to be the deal of a day, and it is not: the deal may have been chosen.',
	'no.host': 'It does not carry the signature of the host of the room.',
	promise: 'The promise: a fingerprint of the seed',
	table: 'the table itself',
} as const
