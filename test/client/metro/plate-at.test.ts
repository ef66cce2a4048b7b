import '../support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import { EXTENT, RIM, wagonAt } from '../../../client/games/metro/board/geometry.ts'
import { HEIGHT, plateAt } from '../../../client/games/metro/board/plate-at.ts'
import { STATIONS } from '../../../shared/games/metro/rules/board.ts'

const stations = Array.from({ length: STATIONS }, (_, index) => index + 1)
const LONGEST = 244 // pixels: Strasbourg – Saint-Denis
const whole = { x: -RIM, y: -RIM, width: EXTENT, height: EXTENT, unit: 390 / EXTENT }

test('of a board that is near, every name is read in full, whatever corner of the window its station is in', () => {
	const unit = 0.7
	const [width, height] = [320 / unit, 300 / unit]
	for (const station of stations)
		for (const part of [0.05, 0.5, 0.95]) {
			const { x, y } = wagonAt(station)
			const sight = { x: x - part * width, y: y - part * height, width, height, unit }
			const { at, left, top } = plateAt(station, LONGEST, sight)
			const [fromLeft, fromTop] = [(at.x - sight.x) * unit + left, (at.y - sight.y) * unit + top]
			expect(fromLeft).toBeGreaterThanOrEqual(0)
			expect(fromLeft + LONGEST).toBeLessThanOrEqual(320)
			expect(fromTop).toBeGreaterThanOrEqual(0)
			expect(fromTop + HEIGHT).toBeLessThanOrEqual(300)
		}
})

test('where all of the board is seen, it lies beside its station', () => {
	for (const station of stations)
		expect(plateAt(station, 100, whole)).toEqual(plateAt(station, 100, undefined))
})
