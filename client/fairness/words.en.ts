export default {
	verify: 'Verify',
	'verify.about': 'Verify this game',
	'verify.failed': 'The game could not be checked. Try again.',
	close: 'Close',
	yes: 'Verified',
	'yes.text': 'This is the game that was played here, move by move.',
	'yes.rules': {
		one: '{count} move, played again by the rules',
		other: '{count} moves, played again by the rules',
	},
	'yes.seed': 'the seed is the one promised before the first move',
	'yes.seen': {
		one: '{count} position like the one this browser saw',
		other: '{count} positions like those this browser saw',
	},
	part: 'Verified as far as seen',
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
	promise: 'The promise: SHA-256 of the seed',
	table: 'the table itself',
} as const
