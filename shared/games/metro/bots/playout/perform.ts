import type { Step } from '../../step.ts'
import type { Lay } from '../../steps/lay.ts'
import { draw, exchange, lay, pass, placeWagon } from './moves.ts'
import { MOST_HELD, NONE, type Position } from './position.ts'
import { tileOf, turned } from './tiles.ts'

/** A legal step of the seat whose turn it is. */
export function perform(position: Position, step: Step): void {
	if (step.type === 'lay') performLay(position, step)
	else if (step.type === 'draw') draw(position)
	else if (step.type === 'wagon') placeWagon(position, step.rail, indexOfShare(step.percentage))
	else if (step.type === 'exchange') exchange(position, indexOfShare(step.percentage), step.take === 'open')
	else pass(position)
}

function performLay(position: Position, { tile: code, cell, rotation = 0 }: Lay): void {
	const tile = tileOf(code)
	lay(position, indexOf(position, tile), turned[4 * tile + rotation]!, cell)
}

/** Where the hand has the tile; nowhere if it was drawn. */
function indexOf({ hands, turn, drawn }: Position, tile: number): number {
	if (drawn !== NONE) return NONE
	return hands.subarray(MOST_HELD * turn, MOST_HELD * (turn + 1)).indexOf(tile)
}

/** A seat's own wagon goes without a share. */
export const indexOfShare = (percentage = 10): number => percentage / 10 - 1
