import { words } from '../../../i18n/words.ts'

/** A good move, and why it is one. */
export const hintWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	draw: 'Draw: no cell is good for what you hold.',
	over: 'Lay it anywhere: no line is open any more.',
	lay: '{where}: {why}',
	where: 'Tile {number} on {cell}',
	'ends.mine': {
		one: 'your line {line} ends: {count} point for you.',
		other: 'your line {line} ends: {count} points for you.',
	},
	'ends.theirs': {
		one: 'ends line {line} of {owner} at {count} point: it grows no longer.',
		other: 'ends line {line} of {owner} at {count} points: it grows no longer.',
	},
	'grows.mine': {
		one: 'your line {line} begins.',
		other: 'your line {line} grows to {count} tiles.',
	},
	'grows.theirs': {
		one: 'line {line} of {owner} begins.',
		other: 'line {line} of {owner} grows to {count} tiles.',
	},
	nothing: 'it helps nobody.',
	later: {
		one: 'Your line {line} can wait for more than {count} point.',
		other: 'Your line {line} can wait for more than {count} points.',
	},
	'because.only': 'Every other cell helps somebody else.',
	'because.least': 'No cell helps others less.',
	'because.longer': 'Longer ones wait for a better tile.',
	'because.keep': 'Your own lines wait for a better tile.',
	spoilt: 'Another one could make it {count}.',
} as const
