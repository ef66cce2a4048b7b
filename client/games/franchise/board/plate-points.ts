import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import type { Point } from '../../game.ts'

/** Where a region's plate stands: on open land, or off its coast. */
export const platePoints: Readonly<Record<RegionId, Point>> = {
	northwest: { x: 307, y: 20 },
	highplains: { x: 663, y: 109 },
	farwest: { x: 139, y: 287 },
	fourcorners: { x: 390, y: 747 },
	gulf: { x: 693, y: 828 },
	heartland: { x: 1006, y: 755 },
	greatlakes: { x: 1054, y: 188 },
	northeast: { x: 1442, y: 181 },
	atlantic: { x: 1445, y: 567 },
	southeast: { x: 1307, y: 898 },
}
