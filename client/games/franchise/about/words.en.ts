import { words } from '../../../i18n/words.ts'

/** What is told to whoever asks about something on the table. */
export const aboutWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'place.out': 'Out of the game with two or three players.',
	metropolis: { one: 'Worth {value} · {count} slot empty', other: 'Worth {value} · {count} slots empty' },
	'metropolis.order': 'they fill from the thick ring clockwise',
	'metropolis.done': 'Evaluated, so it has a tick and no slots. Still here, and counted in the region:',
	majority: { one: 'needs {count} more for the majority', other: 'needs {count} more for the majority' },
	'majority.gone': 'can no longer get the majority',
	'town.free': 'A town that nobody has yet.',
	'town.taken': 'A town that belongs to',

	'why.here': 'You are here already.',
	'why.far': 'No road from your franchises ends here.',
	'why.dear': 'The road costs {price}, you have {money}.',
	'why.share': 'A share costs {price}, you have {money}.',

	roads: 'Roads tell their price by how they look:',

	'region.blank': 'This region has no tile yet.',
	'region.done': 'This region has scored.',
	'region.pays': 'pays {tile}',
	'region.here': '{count} here:',
	'region.owner': 'wins ties',
	'region.level': 'Level: until the first evaluation here, ties go to whoever’s turn it is.',
	'region.open': 'Open: {places}.',
	'region.track': 'Closing it brings {points} more.',
	'region.left': { one: '{count} open', other: '{count} open' },
	'regions.key': 'Whose sign stands before a number would get it now; = wins ties.',

	'milestones.key': 'Whoever meets a milestone takes one of their bonus tiles.',
	'milestones.met': 'you have met it',
	'milestones.have': 'you have {have} of {need}',
	'milestones.none': 'not yet',
	'milestones.tiles': '{bonus} at hand, {used} used, {reserve} to earn',
	'milestones.bonus': 'Bonus tiles:',
	'tab.regions': 'Regions',
	'tab.milestones': 'Milestones',
	'tab.track': 'Track',

	'income.title': 'Your income',
	'income.slots': { one: '{count} empty slot → {dollars};', other: '{count} empty slots → {dollars};' },
	'income.next': '{dollars} from {slots}.',
	'income.after': 'After the staged turn: {income}',
	'income.none': 'You are in no metropolis with an empty slot.',
	'income.place': '{place} {count}',
	'income.rule':
		'Counted are the empty slots of all metropolises you are in, not yet evaluated; at least $1.',

	'track.title': 'The region track',
	'track.next': {
		one: 'Towns all taken, metropolises all evaluated: a region scores, and its tile covers the next space. Whoever closes it gets {count} point.',
		other:
			'Towns all taken, metropolises all evaluated: a region scores, and its tile covers the next space. Whoever closes it gets {count} points.',
	},
	'track.left': {
		one: 'One more region covers a red space, and the game ends. It also ends once nobody takes a road for a whole round.',
		other:
			'{count} more regions cover a red space, and the game ends. It also ends once nobody takes a road for a whole round.',
	},

	'player.money': 'in hand; next income {income}',
	'player.supply': { one: 'franchise left to open', other: 'franchises left to open' },
	'player.bonus': {
		one: 'bonus tile: one a turn, from the second turn on; 4 points if kept',
		other: 'bonus tiles: one a turn, from the second turn on; 4 points each if kept',
	},
	'player.used': { one: 'bonus tile used', other: 'bonus tiles used' },
	'player.reserve': {
		one: 'bonus tile to earn with milestones',
		other: 'bonus tiles to earn with milestones',
	},
	'player.development': 'development tile: go over several roads once',
	'player.route': 'route tile: one road free',
} as const
