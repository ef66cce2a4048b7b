import { describe, expect, test } from 'vitest'
import { pointOf } from '../../../client/games/franchise/board/geometry.ts'
import { homeOf, inSightFirst } from '../../../client/games/franchise/home.ts'
import type { Box } from '../../../client/games/game.ts'
import { type PlaceId, places } from '../../../shared/games/franchise/data/places.ts'
import { linksOf } from '../../../shared/games/franchise/rules/board.ts'
import { scene } from '../../games/franchise/scene.ts'

const LEGIBLE = 700 // units that a phone 390 pixels wide shows with their names

const holds = ({ x, y, width, height }: Box, place: PlaceId): boolean => {
	const at = pointOf(place)
	return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
}
const viewOf = (pieces: Partial<Record<PlaceId, string>>) => ({
	table: scene({ places: pieces }),
	seat: 0,
	hand: null,
})
const towns = places.filter(({ kind }) => kind === 'town').map(({ id }) => id)

describe('what a phone shows when it is left alone', () => {
	test('as many start towns as are legible together, and the list begins with them', () => {
		const home = homeOf(viewOf({}), towns)!
		expect(Math.max(home.width, home.height)).toBeLessThanOrEqual(LEGIBLE)
		const seen = towns.filter((town) => holds(home, town))
		expect(seen.length).toBeGreaterThanOrEqual(6)
		const listed = inSightFirst(towns)
		expect(listed.toSorted()).toEqual(towns.toSorted())
		for (const town of listed.slice(0, 3)) expect(seen).toContain(town)
	})

	test('where one is and could go', () => {
		const home = homeOf(viewOf({ detroit: '0' }), [])!
		for (const place of ['detroit', ...linksOf('detroit').map(({ to }) => to)] as PlaceId[])
			expect(holds(home, place), place).toBe(true)
	})

	test('of a chain from coast to coast the part with most of it, not the middle of nowhere', () => {
		const home = homeOf(viewOf({ seattle: '0', newyork: '0', washington: '0', pittsburgh: '0' }), [])!
		expect(Math.max(home.width, home.height)).toBeLessThanOrEqual(LEGIBLE)
		for (const place of ['newyork', 'washington', 'pittsburgh'] as const)
			expect(holds(home, place), place).toBe(true)
	})

	test('nothing in particular for whoever only watches', () => {
		expect(homeOf({ ...viewOf({ detroit: '0' }), seat: undefined }, [])).toBeUndefined()
	})
})
