import type { Step } from '../step.ts'
import { indexOfShare } from './playout/perform.ts'
import type { Position } from './playout/position.ts'
import { tileOf, turned } from './playout/tiles.ts'
import type { Taste } from './taste.ts'
import { worthOfExchange, worthOfLay, worthOfWagon } from './worth.ts'

/** What a step is worth to the seat whose turn it is. */
export function worthOfStep(position: Position, taste: Taste, step: Step): number {
	switch (step.type) {
		case 'lay':
			return worthOfLay(position, taste, turned[4 * tileOf(step.tile) + (step.rotation ?? 0)]!, step.cell)
		case 'draw':
			return taste.draw
		case 'wagon':
			return worthOfWagon(position, taste, step.rail, indexOfShare(step.percentage))
		case 'exchange':
			return worthOfExchange(position, taste, indexOfShare(step.percentage), step.take === 'open')
		case 'pass':
		case 'conclude': // nobody's
			return 0
	}
}
