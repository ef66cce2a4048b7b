import { words } from '../../../i18n/words.ts'

/** What the signs of a Metro table mean. */
export const explanationWords = words({
	en: () => import('./words.en.ts'),
	fr: () => import('./words.fr.ts'),
})

export default {
	points: {
		one: '{name}: {points} points from {count} finished line.',
		other: '{name}: {points} points from {count} finished lines.',
	},
	'points.open': {
		one: '{count} line is not finished yet and scores nothing so far.',
		other: '{count} lines are not finished yet and score nothing so far.',
	},
	'points.none': 'All lines are finished.',
	'points.numbers': 'Station numbers are added at the end.',
	'points.companies': 'Shares are secret, so points are counted at the end.',
	pile: 'Tiles left in the pile: {pile}. On the board: {laid} of 60. After laying from your hand you take one, up to {hand}.',
	tile: 'Your tile. A line that comes in on one side leaves where the rail leads.',
	kept: 'This tile stays in your hand. You lay the drawn tile first.',
	goal: 'A line scores once, when it reaches a terminus.',
	centre: 'A line that ends in the Central Station scores twice its points.',
	'change.grows': {
		one: 'The line from {station} ({owner}) would grow from {before} to {count} tile. It scores when it ends.',
		other:
			'The line from {station} ({owner}) would grow from {before} to {count} tiles. It scores when it ends.',
	},
	'change.ends': {
		one: 'The line from {station} would end after {count} tile: {points} for {owner}, one for each tile.',
		other: 'The line from {station} would end after {count} tiles: {points} for {owner}, one for each tile.',
	},
	'change.doubled': {
		one: 'The line from {station} would end in the Central Station: {count} tile, counted twice: {points} for {owner}.',
		other:
			'The line from {station} would end in the Central Station: {count} tiles, counted twice: {points} for {owner}.',
	},
	'station.nobody': '{station}: nobody’s station. Any line may end at its terminus.',
	'station.open': 'The line scores when it ends: one point for each tile, twice that in the Central Station.',
	'station.done': 'This line is finished and brought {points} points.',
	takings: {
		one: 'The line that began here is finished and brought {count} point.',
		other: 'The line that began here is finished and brought {count} points.',
	},
	company:
		'{name}: its lines brought {profit}. It is worth {value}: 8, less {ahead} companies that brought more.',
	'company.held': 'You hold {share}: {held} ÷ 10 × {value} = {worth} points.',
	'company.none': 'You hold no share of it.',
	share: 'A share of {share} pays {times} times what its company is worth.',
	number: 'Number {station}: every line that ends at its terminus brings its points here too. So far {paid}.',
	wagon:
		'Your extra wagon. Instead of laying, place it on a free rail of the Central Station; its line is never doubled.',
	'badge.points': '{text}: points of a line that this tile would end, with its owner’s sign.',
	'badge.tiles': '{text}: tiles of this line so far, with its owner’s sign.',
	lit: 'The lit line belongs to {owner}. Touch the station again to hide it.',
	action: 'Points that lines ended by this tile bring, and whom. Nothing is laid before you press.',
} as const
