import { type RegionId, regionIds } from '../../../../../shared/games/franchise/data/regions.ts'
import type { Point } from '../../../game.ts'
import { boxOfRegion, regionUnder } from '../geometry.ts'
import { platePoints } from '../plate-points.ts'

const GRID = 34 // units
const MOST = 120
const OFFSHORE = 150 // units that one printed off a coast may be moved over the sea

/** Where a region's plate could stand, the best first: where it is printed, else on its land or off the same coast. */
export const plateOptions = Object.fromEntries(
	regionIds.map((region) => {
		const best = platePoints[region]
		const { x, y, width, height } = boxOfRegion(region)
		const distance = (point: Point) => Math.hypot(point.x - best.x, point.y - best.y)
		const isAtSea = !regionUnder(best)
		const points: Point[] = []
		for (let across = x; across < x + width + OFFSHORE; across += GRID)
			for (let down = y; down < y + height; down += GRID) {
				const point = { x: across, y: down }
				const land = regionUnder(point)
				if (land === region || (isAtSea && !land && distance(point) < OFFSHORE)) points.push(point)
			}
		return [region, [best, ...points.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST)]]
	}),
) as unknown as Readonly<Record<RegionId, readonly Point[]>>
