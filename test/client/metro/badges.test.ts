import { expect, test } from 'vitest'
import { apart, isUpon, type Told } from '../../../client/games/metro/board/badges.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'

const A_PHONE = 2.25 // units a pixel: 390 wide, with the whole board in sight

const told = (x: number, y: number, colour: number, points: number): Told => ({
	at: { x, y },
	aside: { x: 0, y: -24 },
	colour,
	points,
})

test('points far from each other stay where they come from', () => {
	const all = [told(0, 0, 1, 2), told(400, 0, 1, 3)]
	expect(apart(all, A_PHONE)).toEqual(all)
})

test('four lines that end at one tile: a sum for each owner, one below the other', () => {
	const [mine, theirs, ...more] = apart(
		[told(0, 30, 1, 2), told(0, 60, 2, 2), told(30, 90, 1, 9), told(60, 90, 2, 3)],
		A_PHONE,
	)
	expect(more).toEqual([])
	expect([mine!.points, theirs!.points]).toEqual([11, 5])
	expect(theirs!.aside.y - mine!.aside.y).toBe(30)
	expect(theirs!.at).toEqual(mine!.at)
})

test('nothing is lost, whatever lies beside whatever', () => {
	const random = randomFrom('badges')
	for (let round = 0; round < 200; round++) {
		const all = Array.from({ length: 1 + random.below(6) }, () =>
			told(random.below(720), random.below(720), random.below(3), 1 + random.below(20)),
		)
		const sum = (list: readonly Told[], colour: number) =>
			list.reduce((total, one) => total + (one.colour === colour ? one.points : 0), 0)
		for (const colour of [0, 1, 2]) expect(sum(apart(all, A_PHONE), colour)).toBe(sum(all, colour))
	}
})

test('two that are apart on a wide screen are told together on a narrow one', () => {
	const all = [told(200, 300, 1, 10), told(340, 300, 1, 17)]
	expect(apart(all, A_PHONE)).toHaveLength(2)
	expect(apart(all, 2.8).map(({ points }) => points)).toEqual([27])
})

test('on every screen, whatever is told, nothing lies upon anything, also at the rim', () => {
	const random = randomFrom('upon')
	for (let round = 0; round < 400; round++) {
		const pixel = [0.7, 1.4, A_PHONE, 2.8][random.below(4)]!
		const all = Array.from({ length: 2 + random.below(6) }, () => ({
			...told(random.below(720), random.below(720), random.below(3), 1 + random.below(20)),
			aside: { x: random.below(49) - 24, y: random.below(49) - 24 },
		}))
		const shown = apart(all, pixel)
		for (const [index, one] of shown.entries())
			for (const other of shown.slice(index + 1))
				if (one.at.x !== other.at.x || one.at.y !== other.at.y) expect(isUpon(one, other, pixel)).toBe(false) // those of one place stand one below the other
	}
})

test('the tile that one looks at stays free, whatever is told beside it', () => {
	const tile = { x: 270, y: 180, width: 90, height: 90 }
	const [mine, theirs, ...more] = apart([told(270, 240, 1, 18), told(380, 280, 2, 7)], A_PHONE, tile)
	expect(more).toEqual([])
	for (const { at, aside } of [mine!, theirs!]) {
		expect(at).toEqual({ x: 315, y: 180 })
		expect(aside.y).toBeLessThan(-15) // half of its height
	}
	expect(mine!.aside.y - theirs!.aside.y).toBe(30)
	const [atRim] = apart([told(0, 30, 1, 2)], A_PHONE, { ...tile, x: 0, y: 0 })
	expect([atRim!.at.y, atRim!.aside.y]).toEqual([90, 27]) // over the rim there are stations
	const far = [told(600, 600, 1, 2)]
	expect(apart(far, A_PHONE, tile)).toEqual(far)
})
