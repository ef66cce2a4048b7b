import { words } from '../../../i18n/words.ts'

/** A good move, and why it is one. */
export const hintWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	draw: 'Draw: no cell is good for what you hold.',
	over: 'Lay it anywhere: no line is open any more.',
	lay: '{where}: {why}',
	where: 'Tile {number} on {cell}',
	'ends.mine': {
		one: 'your line from {station} ends: {count} point for you.',
		other: 'your line from {station} ends: {count} points for you.',
	},
	'ends.theirs': {
		one: 'ends the line of {owner} from {station} at {count} point: it grows no longer.',
		other: 'ends the line of {owner} from {station} at {count} points: it grows no longer.',
	},
	'grows.mine': {
		one: 'your line from {station} begins.',
		other: 'your line from {station} grows to {count} tiles.',
	},
	'grows.theirs': {
		one: 'only the line of {owner} gets a tile.',
		other: 'no line ends; that of {owner} grows to {count} tiles.',
	},
	nothing: 'it changes no line.',
	later: 'Your line {line} can wait for more than {count}.',
	'because.only': 'Every other cell helps somebody else.',
	'because.least': 'No cell helps others less.',
	'because.free': 'So it helps nobody else.',
} as const
