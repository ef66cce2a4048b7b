import { words } from '../../i18n/words.ts'

/** What the table of Boundless says. */
export const boundlessWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	forty: 'Stay home',
	race: 'Round {round}',
	round: 'Round {round}',
	photo: 'Photo finish',
	own: { one: '{identity}: {count} token left', other: '{identity}: {count} tokens left' },
	'stack.cost': '+{money}',
	purse: '{money} in the purse',
	skip: 'Skip the tour',
	played: 'Cards played',
	'played.title': 'Cards already played',
	'played.centre': 'centre',

	'plan.one': 'From the centre to one state, for as little as you can.',
	'plan.two': 'From the centre by way of two states, for as little as you can.',
	'plan.through': 'From one centre card to the other by way of two states, for as little as you can.',
	'plan.paid': 'The last one: now you are paid the price. The dearest journey wins!',

	'prompt.first': 'Learn the map while it lies open. Ready?',
	'aim.first':
		'Then seven states lie in a ring and one in the centre. Put your token on one that is few borders away from the centre, but does not touch it: each border costs 10, a neighbour 30 more, and each token under yours 10.',
	'prompt.next': 'Round {round} comes next. Ready?',
	'prompt.last': 'Round {round} is the last: you will be paid. Ready?',
	'prompt.ready': 'You are ready. Waiting for {names}.',
	'prompt.watch.ready': 'Round {round} comes next.',
	'prompt.ring': 'Look at the cards. The centre follows.',
	'prompt.place': { one: 'Place your token.', other: 'Place {count} tokens.' },
	'prompt.place.colours': { one: 'Place one more token.', other: 'Place {count} tokens.' },
	'prompt.done': 'Placed. Waiting for {names}.',
	'prompt.watch': 'Waiting for {names}.',
	'prompt.settling': 'Everything is placed.',
	'prompt.over': 'The journey is over.',

	'action.ready': 'Ready for round {round}',
	starts: 'starts in {seconds} s',
	'waits.you': 'waits for you',
	waits: 'waits for {name}',
	'state.ready': 'is ready',
	'state.thinking': 'is not ready yet',
	'state.away': 'is away',

	'key.place': 'Place a token; with Shift, one of your other colour',
	'key.colour': 'Take the other of your two colours',
	'key.ready': 'Ready for the next round',

	'subject.player': '{name}: {money}',
	'subject.best': 'The best choice: {money}',
	'pass.best': 'The best there was',
	'pass.others': { one: 'and {count} just as good', other: 'and {count} just as good' },
	'pass.nothing': 'No token placed',
	'pass.perfect': 'Nothing was better.',
	'pass.slower': 'No choice was better, but somebody was quicker.',
	'pass.short': 'Better by {money}: {names}',
	'pass.pays': 'pays',
	'pass.earns': 'earns',
	'pass.purse': 'purse {money}',

	'price.crossings': { one: '{count} crossing', other: '{count} crossings' },
	'price.pair': '{one} – {other}: adjacent',
	'price.forty': 'Stayed home',
	'price.underneath': { one: '{count} token underneath', other: '{count} tokens underneath' },
	'price.missing': { one: '{count} token not placed', other: '{count} tokens not placed' },

	'log.deal': 'Round {round} begins.',
	'log.deal.income': 'Round {round} begins: {income} for everybody.',
	'log.reveal': 'Centre: {centre}.',
	'log.place': '{name}: {place}, after {seconds} s.',
	'log.place.you': 'You: {place}, after {seconds} s.',
	'log.paid': '{name} {money}',

	'rejected.too-many-for-two-colours': 'Two colours each are for two or three players.',
	'rejected.already-ready': 'You are ready already.',
	'rejected.too-early': 'Too early: wait for the centre.',
	'rejected.too-late': 'Too late: the countdown is over.',
	'rejected.no-token-left': 'You have no token left.',
	'rejected.already-there': 'Your token is there already. Choose another card.',
	'rejected.same-space': 'Your other colour is there. Choose another card.',
	'rejected.same-pair': 'Your other colour has these two. Choose another card.',
} as const
