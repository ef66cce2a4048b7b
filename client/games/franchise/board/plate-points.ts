import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import type { Point } from '../../game.ts'

/** Where a region's plate stands: on open land, or off its coast. */
export const platePoints: Readonly<Record<RegionId, Point>> = {
	northwest: { x: 338, y: 186 },
	highplains: { x: 640, y: 262 },
	farwest: { x: 84, y: 706 },
	fourcorners: { x: 418, y: 482 },
	gulf: { x: 660, y: 860 },
	heartland: { x: 1092, y: 546 },
	greatlakes: { x: 960, y: 170 },
	northeast: { x: 1400, y: 225 },
	atlantic: { x: 1430, y: 640 },
	southeast: { x: 1410, y: 830 },
}
