import { scene } from './drawing.ts'

/**
 * The last tile of a game, a half circle, in the hand of seat 1, who is six points behind: it ends the line of
 * station 6, in the third column, with seven points, or that of station 2 with five.
 */
export const lastTile = scene({
	board: `
		. . aaaa . . . aaaa
		. . aaaa . . . aaaa
		. . aaaa
	`,
	hands: [[], ['dddd']],
	turn: 1,
	table: { points: [6, 0] },
})

export const winningStep = { type: 'lay', tile: 'dddd', cell: 26 }
