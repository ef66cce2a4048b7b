import '../support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import { pointOf } from '../../../client/games/franchise/board/geometry.ts'
import { homeOf, inSightFirst, placesThatMatter } from '../../../client/games/franchise/home.ts'
import type { Box } from '../../../client/games/game.ts'
import { type PlaceId, places } from '../../../shared/games/franchise/data/places.ts'
import { scene } from '../../games/franchise/scene.ts'

const A_PHONE = { width: 390, height: 352 }
const LEGIBLE = 0.45 // pixels a unit

const holds = ({ x, y, width, height }: Box, place: PlaceId): boolean => {
	const at = pointOf(place)
	return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
}
const viewOf = (table: Parameters<typeof scene>[0]) => ({
	table: scene(table),
	seat: 0,
	hand: null,
})
const towns = places.filter(({ kind }) => kind === 'town').map(({ id }) => id)

describe('what a phone shows when it is left alone', () => {
	test('as many start towns as are legible together, and the list begins with them', () => {
		const home = homeOf(towns)(A_PHONE)!
		expect(A_PHONE.width / home.width).toBeGreaterThanOrEqual(LEGIBLE)
		const seen = towns.filter((town) => holds(home, town))
		expect(seen.length).toBeGreaterThanOrEqual(6)
		const listed = inSightFirst(towns)
		expect(listed.toSorted()).toEqual(towns.toSorted())
		for (const town of listed.slice(0, 3)) expect(seen).toContain(town)
	})

	test('exactly what can be chosen, destinations and shares, and no land where nothing is left to be done', () => {
		const view = viewOf({ places: { detroit: '0', chicago: '0' }, evaluated: ['chicago'], money: 0 })
		const chosen = placesThatMatter(view)
		expect(chosen).toContain('indianapolis')
		expect(chosen).toContain('detroit')
		expect(chosen).not.toContain('chicago')
		const home = homeOf(chosen)(A_PHONE)!
		for (const place of chosen) expect(holds(home, place), place).toBe(true)
	})

	test('nothing that can be chosen lies under the button in the corner', () => {
		const home = homeOf(['chicago', 'atlanta', 'washington'])(A_PHONE)!
		const unit = A_PHONE.width / home.width
		for (const place of ['atlanta', 'washington'] as const)
			expect((pointOf(place).y - home.y) * unit, place).toBeLessThan(A_PHONE.height - 52)
	})

	test('while others play, what could be chosen if money were no object', () => {
		const matters = placesThatMatter(viewOf({ places: { detroit: '0' } }))
		const waiting = placesThatMatter(viewOf({ places: { detroit: '0' }, turn: 1, money: 0 }))
		expect(waiting.toSorted()).toEqual(matters.toSorted())
	})

	test('of a chain from coast to coast the part with most of it, not the middle of nowhere', () => {
		const home = homeOf(['seattle', 'newyork', 'washington', 'pittsburgh'])(A_PHONE)!
		expect(A_PHONE.width / home.width).toBeGreaterThanOrEqual(LEGIBLE)
		for (const place of ['newyork', 'washington', 'pittsburgh'] as const)
			expect(holds(home, place), place).toBe(true)
	})

	test('nothing in particular for whoever only watches', () => {
		expect(placesThatMatter({ ...viewOf({ places: { detroit: '0' } }), seat: undefined })).toEqual([])
		expect(homeOf([])(A_PHONE)).toBeUndefined()
	})
})
