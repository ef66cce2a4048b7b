import { describe, expect, test } from 'vitest'
import {
	incomeSteps,
	learningTowns,
	startMoney,
	tileClasses,
	trackPoints,
} from '../../../shared/games/franchise/data/box.ts'
import { type PlaceId, places } from '../../../shared/games/franchise/data/places.ts'
import { regionTiles } from '../../../shared/games/franchise/data/region-tiles.ts'
import { blockedWithFew, regionIds } from '../../../shared/games/franchise/data/regions.ts'
import { roads } from '../../../shared/games/franchise/data/roads.ts'
import { canvas, placeDrawings } from '../../../shared/games/franchise/drawing/places.ts'
import { regionDrawings } from '../../../shared/games/franchise/drawing/regions.ts'
import { roadCurves } from '../../../shared/games/franchise/drawing/roads.ts'
import { isTown, linksOf, placesIn, placesInPlay } from '../../../shared/games/franchise/rules/board.ts'
import { dollarsFor } from '../../../shared/games/franchise/rules/income.ts'
import * as naive from './naive/tables.ts'

const countBy = <T>(items: readonly T[]): Map<T, number> => {
	const counts = new Map<T, number>()
	for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
	return counts
}

describe('places', () => {
	test('there are 45: 20 towns and 25 metropolises of 2 to 8 slots, as printed', () => {
		const counts = countBy(places.map(({ printed }) => printed))
		expect(counts).toEqual(
			new Map([
				[1, 20],
				[2, 4],
				[3, 3],
				[4, 8],
				[5, 5],
				[6, 2],
				[7, 2],
				[8, 1],
			]),
		)
		expect(new Set(places.map(({ id }) => id)).size).toBe(45)
	})

	test('each of the ten regions has a metropolis, so somebody always lies beside its tile when it scores', () => {
		expect(regionIds).toHaveLength(10)
		for (const region of regionIds) expect(placesIn(region).some(({ id }) => !isTown(id))).toBe(true)
	})

	test('metropolis tiles have three backs: seven of 2 and 3, fifteen of 4 to 6, three of 7 and 8', () => {
		const sizes = tileClasses.map(
			(values) =>
				places.filter(({ printed, kind }) => kind === 'metropolis' && values.includes(printed)).length,
		)
		expect(sizes).toEqual([7, 15, 3])
	})
})

describe('roads', () => {
	test('there are 107: 20 free, 37 of 1, 15 of 3, 25 of 5 and 10 of 8', () => {
		const counts = countBy(roads.map(([, , price]) => price))
		expect(counts).toEqual(
			new Map([
				[0, 20],
				[1, 37],
				[3, 15],
				[5, 25],
				[8, 10],
			]),
		)
	})

	test('a road that touches a town costs 0 or 1, any other 3, 5 or 8', () => {
		for (const [a, b, price] of roads) expect(price <= 1).toBe(isTown(a) || isTown(b))
	})

	test('two places are joined by one road at most, and none leads back to where it starts', () => {
		const pairs = new Set(roads.map(([a, b]) => [a, b].sort().join()))
		expect(pairs.size).toBe(107)
		for (const [a, b] of roads) expect(a).not.toBe(b)
	})

	for (const players of [3, 4]) {
		test(`the board for ${players === 3 ? 'two and three' : 'four and five'} players holds together`, () => {
			const inPlay = new Set(placesInPlay(players).map(({ id }) => id))
			const reached = new Set<PlaceId>(['chicago'])
			for (const here of reached) for (const { to } of linksOf(here)) if (inPlay.has(to)) reached.add(to)
			expect(reached).toEqual(inPlay)
			expect(inPlay.size).toBe(players === 3 ? 31 : 45)
		})
	}
})

describe('tables', () => {
	test('they say what the naive game’s own copy says', () => {
		expect(places.map(({ id, region, printed }) => ({ name: id, region, slots: printed }))).toEqual(
			naive.places,
		)
		const words = (ends: readonly string[], price: number) => `${[...ends].sort().join('–')} ${price}`
		expect(roads.map(([a, b, price]) => words([a, b], price)).sort()).toEqual(
			naive.roadList.map(({ ends, price }) => words(ends, price)).sort(),
		)
		expect(regionIds).toEqual(naive.regionNames)
		expect(blockedWithFew).toEqual(naive.gone)
		expect(trackPoints.join(' ')).toBe(naive.trackWords)
		for (const players of [2, 3, 4, 5]) {
			expect(startMoney[players]!.join(' ')).toBe(naive.purses[players])
			expect(learningTowns[players]!.map((towns) => towns.join(' ')).join(' / ')).toBe(naive.lessons[players])
			expect(incomeSteps[players]!.map((least) => least - 1)).toEqual(naive.incomeBands[players])
		}
	})

	test('region tiles have three entries; ten are printed and twenty belong to the expansion', () => {
		const kinds = countBy(
			regionTiles.slice(10).map(({ first }) => {
				if (first.bonus) return 'bonus'
				if (first.development) return 'development'
				if (first.route) return 'route'
				if (first.beyondTrack !== undefined) return 'number of regions'
				return first.dollars === undefined ? 'points' : 'dollars'
			}),
		)
		expect(kinds).toEqual(
			new Map([
				['points', 12],
				['dollars', 2],
				['bonus', 2],
				['number of regions', 2],
				['development', 1],
				['route', 1],
			]),
		)
		expect(regionTiles).toHaveLength(30)
	})

	test('income goes from 1 to 7 dollars', () => {
		for (const players of [2, 3, 4, 5]) {
			expect(dollarsFor(0, players)).toBe(1)
			expect(dollarsFor(99, players)).toBe(7)
		}
		expect([3, 4, 10, 11, 39, 40].map((slots) => dollarsFor(slots, 2))).toEqual([1, 2, 2, 3, 6, 7])
		expect([1, 2, 4, 5, 8, 9, 18, 19].map((slots) => dollarsFor(slots, 5))).toEqual([1, 2, 2, 3, 3, 4, 6, 7])
	})
})

test('everything can be drawn, on the canvas and apart', () => {
	expect(roadCurves).toHaveLength(roads.length)
	const drawn = places.map(({ id }) => placeDrawings[id])
	for (const [index, { x, y, radius }] of drawn.entries()) {
		expect(
			x - radius >= 0 && x + radius <= canvas.width && y - radius >= 0 && y + radius <= canvas.height,
		).toBe(true)
		for (const other of drawn.slice(index + 1))
			expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(other.radius + radius)
	}
	for (const region of regionIds) expect(regionDrawings[region].outline).toMatch(/^(\d+,\d+ ?){3,}$/)
})
