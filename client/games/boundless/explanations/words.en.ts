import { words } from '../../../i18n/words.ts'

/** What the signs of a table of Boundless mean. */
export const explanationWords = words({
	en: () => import('./words.en.ts'),
	fr: () => import('./words.fr.ts'),
})

export default {
	purse: '{name} has {money} in the purse. The fullest purse after round {rounds} wins.',
	key: 'The key {key} places your token on this card.',
	stack: {
		one: '{count} token lies here: the next one pays {money} for it.',
		other: '{count} tokens lie here: the next one pays {count} × {each} = {money}.',
	},
	'stack.paid': {
		one: '{count} token lies here: the next one pays {money} for it, also in this round.',
		other: '{count} tokens lie here: the next one pays {count} × {each} = {money}, also in this round.',
	},
	home: 'Staying home costs {money}, wherever the centre is.',
	'home.paid': 'In this round staying home brings {money}.',
	finish: 'When each token was placed: seconds after the centre was shown, then how much later.',
	round: {
		one: 'Round {round} of {rounds}: everybody places {count} token.',
		other: 'Round {round} of {rounds}: everybody places {count} tokens.',
	},
	income: 'Everybody gets {money} before this round.',
	beats: 'How long until the centre: {cards} small cards fill up, then it is shown.',
	seconds:
		'Hardly anybody is still choosing, or a minute and a half is over. A token not placed by then costs {money}.',
	'seconds.paid': 'A token not placed by then brings nothing.',
	saying: 'What to do now, or what was refused.',
	tokens: {
		one: '{count} token of yours is still to be placed.',
		other: '{count} tokens of yours are still to be placed.',
	},
	line: 'What this journey costs: each border {crossing}, each pair of neighbours {adjacent} (but the two centre cards), each token underneath {underneath}, staying home {forty}, a token not placed {missing}.',
	'line.paid':
		'What this journey brings: each border {crossing}, each pair of neighbours {adjacent} (but the two centre cards), staying home {forty}. Each token underneath costs {underneath}; one not placed brings nothing.',
	sum: 'What the whole journey cost.',
	'sum.paid': 'What the whole journey brought.',
	stub: 'The sum of this round, and what is in the purse now.',
	verdict: 'What would have been better at that moment.',
	clock: 'The round starts then, also without you.',
	action: 'Round {round} of {rounds} starts when everybody is ready.',
	prompt: 'What to do now. There are {rounds} rounds.',
} as const
