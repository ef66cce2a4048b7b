import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { type RegionId, regionIds } from '../../../shared/games/franchise/data/regions.ts'
import { incomeOf } from '../../../shared/games/franchise/rules/income.ts'
import { fits, metropolisesInPlay } from '../../../shared/games/franchise/rules/pool.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept, played, refusal, stepsOf } from './act.ts'
import { scene, start } from './scene.ts'

const assign = (place: PlaceId, value: number): Step => ({ type: 'assign', place, value })
const assignRegion = (region: RegionId, tile: number): Step => ({ type: 'assign-region', region, tile })
const valuesOf = (table: Table) => Object.values(table.tiles).sort()
const printedOf = (players: number) =>
	metropolisesInPlay(players)
		.map(({ printed }) => printed)
		.sort()

/** Drafts at random to the end; whose turns they were. */
function draft(table: Table): { table: Table; turns: number[]; events: number } {
	const random = randomFrom('draft')
	const turns: number[] = []
	let now = table
	let events = 0
	while (now.stage === 'draft') {
		turns.push(now.turn)
		const applied = accept(now, random.pick(stepsOf(now)))
		events += applied.events.length
		now = applied.state
	}
	return { table: now, turns, events }
}

describe('expert variant, at random', () => {
	test('any tile of a place’s class may go there, and region tiles to any region', () => {
		const moved = { places: 0, regions: 0 }
		for (let seed = 0; seed < 10; seed++) {
			const table = start(5, { expert: 'random' }, `${seed}`)
			expect(valuesOf(table)).toEqual(printedOf(5))
			for (const { id, printed } of metropolisesInPlay(5)) {
				expect(fits(table.tiles[id]!, id)).toBe(true)
				if (table.tiles[id] !== printed) moved.places++
			}
			expect(Object.values(table.regionTiles).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
			for (const [index, id] of regionIds.entries()) if (table.regionTiles[id] !== index) moved.regions++
		}
		expect(moved.places).toBeGreaterThan(50)
		expect(moved.regions).toBeGreaterThan(50)
	})

	test('with few players the tiles printed for the blocked regions leave first', () => {
		const table = start(3, { expert: 'random' })
		expect(valuesOf(table)).toEqual(printedOf(3))
		expect(table.track).toEqual([2, 0, 1])
		expect(Object.values(table.regionTiles).sort()).toEqual([3, 4, 5, 6, 7, 8, 9])
	})
})

describe('expert variant, drafted', () => {
	test('from the last player to the first, round after round in that order', () => {
		const { table, turns } = draft(start(4, { expert: 'draft' }))
		for (const [index, seat] of turns.entries()) expect(seat).toBe((table.first + 3 * (index + 1)) % 4)
	})

	test('each puts a remaining tile on an empty place of its class, or a region tile on a region without one', () => {
		const table = played(start(4, { expert: 'draft' }), assign('chicago', 8))
		expect(refusal(table, assign('chicago', 7))).toBe('tile-there')
		expect(refusal(table, assign('newyork', 8))).toBe('tile-gone')
		expect(refusal(table, assign('newyork', 6))).toBe('wrong-class')
		expect(refusal(table, assign('pueblo', 2))).toBe('not-a-metropolis')
		const region = played(table, assignRegion('gulf', 3))
		expect(refusal(region, assignRegion('gulf', 4))).toBe('tile-there')
		expect(refusal(region, assignRegion('northeast', 3))).toBe('tile-gone')
		expect(refusal(region, assignRegion('northeast', 10))).toBe('tile-gone')
		expect(refusal(region, { type: 'town', place: 'pueblo' })).toBe('not-now')
	})

	test('forced last placements are automatic, and told like the others', () => {
		for (const players of [2, 3, 4, 5]) {
			const { table, turns, events } = draft(start(players, { expert: 'draft' }))
			expect(valuesOf(table)).toEqual(printedOf(players))
			expect(Object.keys(table.regionTiles)).toHaveLength(players < 4 ? 7 : 10)
			expect(events).toBe(valuesOf(table).length + Object.keys(table.regionTiles).length)
			expect(turns.length).toBeLessThan(events)
			expect(table).toMatchObject({ stage: 'towns', pool: [], turn: (table.first + players - 1) % players })
		}
	})

	test('a placement is not forced while another one could be made instead', () => {
		// One tile of the class 7/8 is left, but whoever is next may rather place another.
		let table = start(4, { expert: 'draft' })
		table = played(table, assign('chicago', 8))
		table = played(table, assign('newyork', 7))
		expect(table.tiles.losangeles).toBeUndefined()
		expect(stepsOf(table)).toContainEqual(assign('losangeles', 7))
	})

	test('nor while region tiles are left to choose from', () => {
		const { table } = draft(start(4, { expert: 'draft' }))
		const { gulf, northeast, ...others } = table.regionTiles
		const late: Table = {
			...table,
			stage: 'draft',
			pool: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
			regionTiles: others,
		}
		late.tiles = { ...table.tiles }
		delete late.tiles.chicago
		const next = played(late, assign('chicago', table.tiles.chicago!))
		expect(next.stage).toBe('draft')
		expect(played(next, assignRegion('gulf', northeast!))).toMatchObject({
			stage: 'towns',
			regionTiles: { gulf: northeast, northeast: gulf },
		})
	})

	test('with few players only tiles and places in play are assigned', () => {
		const table = start(2, { expert: 'draft' })
		expect(refusal(table, assign('seattle', 4))).toBe('blocked-region')
		expect(refusal(table, assignRegion('farwest', 3))).toBe('blocked-region')
		expect(refusal(table, assignRegion('gulf', 2))).toBe('tile-gone')
		expect(table.track).toEqual([2, 0, 1])
	})
})

test('the tile in place decides slots and influence, not what is printed there', () => {
	const table = scene({ tiles: { pittsburgh: 3 }, places: { pittsburgh: '0' } })
	expect(incomeOf(table, 0).slots).toBe(2)
	const { state } = accept(table, { type: 'share', place: 'pittsburgh' }, { type: 'end' })
	expect(state.seats[0]!.points.metropolises).toBe(3)
})
