import { words } from '../../../i18n/words.ts'

/** What the signs of a table of Franchise mean. */
export const explanationWords = words({
	en: () => import('./words.en.ts'),
	fr: () => import('./words.fr.ts'),
})

export default {
	about: '{name}: {told}',
	points:
		'{name} has {points} points. If the game ended now: +{towns} for towns, +{dollars} for {money}, +{bonus} for bonus tiles.',
	'points.over': '{name} has {points} points in the end.',
	money: '{money} in hand, and {income} at the start of the next turn. At the end 3 dollars are 1 point.',
	supply: {
		one: '{count} franchise left to open. Without one you can neither take a road nor buy a share.',
		other: '{count} franchises left to open. Without one you can neither take a road nor buy a share.',
	},
	bonus: {
		one: '{count} bonus tile: one a turn, from the second turn on. Kept, it is worth {points} points.',
		other: '{count} bonus tiles: one a turn, from the second turn on. Kept, each is worth {points} points.',
	},
	development: 'The arrows: the development tile. Go over several roads once.',
	route: 'The arrow: the route tile. One road is free once.',
	income:
		'Your income: {income} Empty slots count in metropolises that are not evaluated yet and where you have a franchise.',
	'income.after': 'After this turn: {income}',
	track: 'Whoever closes the next region gets {points} points.',
	'track.space': 'The region whose tile covers this space brings {points} points to whoever closes it.',
	'price.road': 'The road costs {price}. You have {money}, income included.',
	'price.share': 'A market share costs {price}. You have {money}, income included.',
	needs: {
		one: '{count} more franchise for the majority: {half} of {value} slots. The majority gets all {value} points.',
		other:
			'{count} more franchises for the majority: {half} of {value} slots. The majority gets all {value} points.',
	},
	'row.gain': 'This choice brings {points} points at once to the player with this sign.',
	'row.rival': 'This player plays before you next time and could take what you need there.',
	'row.roads': '{count} roads lead there. Press to take the next one.',
	'row.again': 'A bonus tile lets you take a second road this turn.',
	'row.double': 'A bonus tile gives a second market share here, free.',
	'row.bonus': 'This uses a bonus tile. Kept to the end it would be worth 4 points.',
	'row.boom': 'Where the boom stands, empty slots count double for your income.',
	'row.tile':
		'A tile to place. A metropolis has as many slots, and is worth as many points, as its tile says.',
	note: 'What this part of the game is about.',
	strip: 'What your choice would bring, cost and let others do.',
	'strip.money':
		'Your dollars: what you have, with the income, less what this turn costs; then your next income.',
	'strip.gain': 'Points that this turn brings at once, beside the sign of whoever gets them.',
	final: 'Where everybody’s points come from.',
	tag: 'What it costs to go to {place}.',
	road: 'This road costs {price} dollars.',
	badge: 'Points that were just scored, with the sign of who got them.',
	action: 'Confirms the whole turn at once: what it opens, buys and uses. Nothing is sent before.',
} as const
