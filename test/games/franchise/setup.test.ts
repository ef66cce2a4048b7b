import { describe, expect, test } from 'vitest'
import { places } from '../../../shared/games/franchise/data/places.ts'
import { regionIds } from '../../../shared/games/franchise/data/regions.ts'
import { slotsLeft, supplyOf } from '../../../shared/games/franchise/rules/pieces.ts'
import { isForced } from '../../../shared/games/franchise/rules/pool.ts'
import { played, refusal, stepsOf, town } from './act.ts'
import { scene, start } from './scene.ts'

describe('set-up', () => {
	test('everybody has 40 franchises and 3 bonus tiles, 4 with two or three players', () => {
		for (const players of [2, 3, 4, 5]) {
			const table = start(players)
			for (const seat of table.seats.keys()) {
				expect(supplyOf(table, seat)).toBe(40)
				expect(table.seats[seat]!.bonus).toBe(players < 4 ? 4 : 3)
			}
		}
	})

	test('the first player is drawn at random, and start money goes by the order of turns from there', () => {
		const seen = new Set<number>()
		for (let seed = 0; seed < 40; seed++) {
			const table = start(5, {}, `${seed}`)
			seen.add(table.first)
			const inOrder = table.seats.map((_, order) => table.seats[(table.first + order) % 5]!.money)
			expect(inOrder).toEqual([3, 4, 5, 7, 9])
		}
		expect(seen.size).toBe(5)
	})

	test('metropolises and regions have the tiles printed for them', () => {
		const table = start(4)
		for (const { id, kind, printed } of places)
			expect(table.tiles[id]).toBe(kind === 'town' ? undefined : printed)
		expect(regionIds.map((region) => table.regionTiles[region])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
		expect(table.track).toEqual([])
	})

	test('with two or three players three regions are blocked, and their tiles lie on the first three spaces', () => {
		for (const players of [2, 3]) {
			const table = start(players)
			expect(table.track).toEqual(
				['farwest', 'northwest', 'highplains'].map((id) => regionIds.indexOf(id as never)),
			)
			expect(Object.keys(table.regionTiles)).toHaveLength(7)
			for (const { id, region } of places)
				if (['farwest', 'northwest', 'highplains'].includes(region)) expect(table.tiles[id]).toBeUndefined()
		}
	})
})

describe('start towns', () => {
	test('the last player chooses first and the first player last; then the first player’s turn begins', () => {
		let table = start(3)
		const last = (table.first + 2) % 3
		const order: number[] = []
		for (const place of ['pueblo', 'memphis', 'raleigh'] as const) {
			order.push(table.turn)
			table = played(table, town(place))
		}
		expect(order).toEqual([last, (table.first + 1) % 3, table.first])
		expect(table).toMatchObject({ stage: 'turns', turn: table.first, round: 1 })
		expect(table.places).toEqual({ pueblo: `${order[0]}`, memphis: `${order[1]}`, raleigh: `${order[2]}` })
	})

	test('a town is a town, free, and of a region in play', () => {
		const table = played(start(3), town('pueblo'))
		expect(refusal(table, town('pueblo'))).toBe('town-taken')
		expect(refusal(table, town('chicago'))).toBe('not-a-town')
		expect(refusal(table, town('reno'))).toBe('blocked-region')
		expect(refusal(table, { type: 'end' })).toBe('not-now')
		expect(stepsOf(table)).toHaveLength(11)
	})

	test('in a learning game two towns each are given, for the same money', () => {
		const table = start(4, { start: 'learning' })
		const order = [0, 1, 2, 3].map((offset) => `${(table.first + offset) % 4}`)
		expect(table.places).toEqual({
			elpaso: order[0],
			lasvegas: order[0],
			pueblo: order[1],
			indianapolis: order[1],
			reno: order[2],
			littlerock: order[2],
			montgomery: order[3],
			ogallala: order[3],
		})
		expect(table).toMatchObject({ stage: 'turns', turn: table.first })
		expect(table.seats[table.first]!.money).toBe(3)
	})
})

test('an evaluated metropolis has no free slot, however many stand in it', () => {
	for (const pieces of ['', '0', '0011'])
		expect(slotsLeft(scene({ places: { denver: pieces }, evaluated: ['denver'] }), 'denver')).toBe(0)
})

describe('in the draft nothing is left to choose', () => {
	const dealt = start(4)
	const pool = Object.values(dealt.regionTiles)
	const printed = (one: number, other: number) => {
		const left = [one, other].map((value) => places.find((place) => place.printed === value)!.id)
		const tiles = Object.entries(dealt.tiles).filter(([id]) => !left.includes(id as never))
		return { ...dealt, pool, tiles: Object.fromEntries(tiles) }
	}

	test('where the tiles left with each back are alike', () => {
		expect(isForced({ ...dealt, pool })).toBe(true)
		expect(isForced(printed(3, 8))).toBe(true)
	})

	test('but there is while two with the same back are not', () => {
		expect(isForced(printed(2, 3))).toBe(false)
		expect(isForced(printed(7, 8))).toBe(false)
	})

	test('or while two tiles for regions are left', () => {
		const without = (count: number) => Object.fromEntries(Object.entries(dealt.regionTiles).slice(count))
		expect(isForced({ ...dealt, pool, regionTiles: without(1) })).toBe(true)
		expect(isForced({ ...dealt, pool, regionTiles: without(2) })).toBe(false)
	})
})
