import others from '../../client/games/titles.en.ts'

export default {
	...others,
	'noughts.name': 'Noughts',
	'noughts.tagline': 'Three in a row, before the other has them.',
	'noughts.facts': '2 players · 1 minute',
} as const
