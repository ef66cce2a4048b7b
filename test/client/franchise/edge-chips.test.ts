import { expect, test } from 'vitest'
import { isOverDisc } from '../../../client/games/franchise/board/labels/arrange.ts'
import { CHIP, chipsFor } from '../../../client/games/franchise/board/labels/edge-chips.ts'

const window = { x: 0, y: 0, width: 390, height: 400 }
const far = { place: 'chicago', price: 3, x: 900, y: 200 } as const
const middle = { x: 390 - CHIP.width / 2, y: 200 }
const chipAmong = (discs: readonly { x: number; y: number; radius: number }[]) =>
	chipsFor([far], { window, boxes: [], choosable: [], discs })[0]!

test('a chip at the edge lies beside a town that cannot be chosen, not over it', () => {
	const town = { ...middle, radius: 14 }
	const { box } = chipAmong([town])
	expect(isOverDisc(box, town)).toBe(false)
	expect(Math.abs(box.y + box.height / 2 - 200)).toBeLessThanOrEqual(CHIP.width)
})

test('where towns are all along the edge, the chip stays where the way leaves', () => {
	const towns = [...Array(20)].map((_, index) => ({ x: middle.x, y: index * 20, radius: 14 }))
	const { box } = chipAmong(towns)
	expect(box.y + box.height / 2).toBeCloseTo(200, 0)
})
