import { expect, test } from 'vitest'
import { type Frame, lookingAt, MAX_SCALE, pixelOf } from '../../client/table/surface/camera.ts'

const frame: Frame = {
	width: 320,
	height: 314,
	drawing: { x: 0, y: 0, width: 1200, height: 1000 },
	nearest: 1.7, // more than five times what fits: so near is nothing shown
}

test.each([40, 120, 400])(
	'a part of %d units that is looked at stands in the middle of the window',
	(side) => {
		const box = { x: 500 - side / 2, y: 420 - side / 2, width: side, height: side }
		const camera = lookingAt(frame, box)!
		expect(camera.scale).toBeLessThanOrEqual(MAX_SCALE)
		const middle = pixelOf(frame, camera, { x: 500, y: 420 })
		expect(middle.x).toBeCloseTo(frame.width / 2)
		expect(middle.y).toBeCloseTo(frame.height / 2)
	},
)
