import { expect, test } from 'vitest'
import { apart, type Told } from '../../../client/games/metro/board/badges.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'

const told = (x: number, y: number, colour: number, points: number): Told => ({
	at: { x, y },
	aside: { x: 0, y: -24 },
	colour,
	points,
})

test('points far from each other stay where they come from', () => {
	const all = [told(0, 0, 1, 2), told(400, 0, 1, 3)]
	expect(apart(all)).toEqual(all)
})

test('four lines that end at one tile: a sum for each owner, one below the other', () => {
	const [mine, theirs, ...more] = apart([
		told(0, 30, 1, 2),
		told(0, 60, 2, 2),
		told(30, 90, 1, 9),
		told(60, 90, 2, 3),
	])
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
		for (const colour of [0, 1, 2]) expect(sum(apart(all), colour)).toBe(sum(all, colour))
	}
})
