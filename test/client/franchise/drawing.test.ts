import { expect, test } from 'vitest'
import { pointOf, radiusOf, shieldPoint } from '../../../client/games/franchise/board/geometry.ts'
import { platePoints } from '../../../client/games/franchise/board/plate-points.ts'
import { places } from '../../../shared/games/franchise/data/places.ts'
import { regionIds } from '../../../shared/games/franchise/data/regions.ts'
import { roads } from '../../../shared/games/franchise/data/roads.ts'

const PLATE = { width: 124, height: 68 } // as large as it is drawn where the whole map is legible
const SHIELD = 11

/** How far a place reaches into a plate, or ends before it. */
const gapTo = (x: number, y: number, plate: { x: number; y: number }): number =>
	Math.hypot(
		Math.max(0, Math.abs(x - plate.x) - PLATE.width / 2),
		Math.max(0, Math.abs(y - plate.y) - PLATE.height / 2),
	)

test('no region’s plate lies on a place or on another plate', () => {
	for (const [index, region] of regionIds.entries()) {
		const plate = platePoints[region]
		for (const { id, printed } of places) {
			const { x, y } = pointOf(id)
			expect(gapTo(x, y, plate), `${region} and ${id}`).toBeGreaterThanOrEqual(radiusOf(id, printed))
		}
		for (const other of regionIds.slice(index + 1)) {
			const { x, y } = platePoints[other]
			const apart = Math.abs(x - plate.x) >= PLATE.width || Math.abs(y - plate.y) >= PLATE.height
			expect(apart, `${region} and ${other}`).toBe(true)
		}
	}
})

test('no price hides a place', () => {
	for (const [a, b] of roads) {
		const at = shieldPoint(a, b)
		expect(shieldPoint(b, a)).toEqual(at)
		for (const { id, printed } of places) {
			const distance = Math.hypot(at.x - pointOf(id).x, at.y - pointOf(id).y)
			expect(distance, `${a} to ${b}, at ${id}`).toBeGreaterThan(radiusOf(id, printed) + SHIELD - 3)
		}
	}
})
