import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import type { Point } from '../../game.ts'

/** Where a region's plate stands: on open land, or off its coast. */
export const platePoints: Readonly<Record<RegionId, Point>> = {
	northwest: { x: 368, y: 14 },
	highplains: { x: 663, y: 109 },
	farwest: { x: 112, y: 289 },
	fourcorners: { x: 390, y: 747 },
	gulf: { x: 656, y: 832 },
	heartland: { x: 1006, y: 768 },
	greatlakes: { x: 1054, y: 188 },
	northeast: { x: 1442, y: 181 },
	atlantic: { x: 1450, y: 574 },
	southeast: { x: 1307, y: 898 },
}

/** Where its name stands when the whole country is seen from afar: between its places. */
export const overviewPoints: Readonly<Record<RegionId, Point>> = {
	northwest: { x: 209, y: 208 },
	highplains: { x: 596, y: 141 },
	farwest: { x: 174, y: 481 },
	fourcorners: { x: 327, y: 710 },
	gulf: { x: 600, y: 779 },
	heartland: { x: 1008, y: 560 },
	greatlakes: { x: 961, y: 196 },
	northeast: { x: 1362, y: 225 },
	atlantic: { x: 1333, y: 514 },
	southeast: { x: 1236, y: 829 },
}
