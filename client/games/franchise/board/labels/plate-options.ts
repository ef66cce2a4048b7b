import { type RegionId, regionIds } from '../../../../../shared/games/franchise/data/regions.ts'
import type { Point } from '../../../game.ts'
import { boxOfRegion, regionUnder } from '../geometry.ts'
import { platePoints } from '../plate-points.ts'

const GRID = 34 // units
const MOST = 120

/** Where a region's plate could stand, the best first: where it is printed, else somewhere on its land. */
export const plateOptions = Object.fromEntries(
	regionIds.map((region) => {
		const best = platePoints[region]
		const { x, y, width, height } = boxOfRegion(region)
		const points: Point[] = []
		for (let across = x; across < x + width; across += GRID)
			for (let down = y; down < y + height; down += GRID)
				if (regionUnder({ x: across, y: down }) === region) points.push({ x: across, y: down })
		const distance = (point: Point) => Math.hypot(point.x - best.x, point.y - best.y)
		return [region, [best, ...points.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST)]]
	}),
) as unknown as Readonly<Record<RegionId, readonly Point[]>>
