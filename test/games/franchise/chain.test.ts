import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { isOut, linksOf, priceBetween } from '../../../shared/games/franchise/rules/board.ts'
import { type Chain, cheapestChains } from '../../../shared/games/franchise/rules/chain.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { scene } from './scene.ts'

const tables: [string, Table][] = [
	['from one place', scene({ places: { chicago: '0' } })],
	['from two far apart', scene({ places: { seattle: '0', raleigh: '0', chicago: '1' } })],
	['with few players', scene({ players: 3, places: { denver: '0' } })],
]

type Cost = [price: number, roads: number]
const isLess = ([price, roads]: Cost, [other, more]: Cost) =>
	price < other || (price === other && roads < more)

/** The least that each place costs, and over how many roads, by trying all roads until nothing gets better. */
function leastCosts(table: Table, withRoute: boolean): Map<PlaceId, Cost> {
	const paid = new Map<PlaceId, Cost>()
	const free = new Map<PlaceId, Cost>()
	for (const [place, pieces] of Object.entries(table.places))
		if (pieces.includes('0')) paid.set(place as PlaceId, [0, 0])
	for (let isNew = true; isNew; ) {
		isNew = false
		const improve = (costs: Map<PlaceId, Cost>, to: PlaceId, cost: Cost) => {
			const known = costs.get(to)
			if (known && !isLess(cost, known)) return
			costs.set(to, cost)
			isNew = true
		}
		for (const [costs, isFree] of [
			[paid, false],
			[free, true],
		] as const)
			for (const [place, [before, roads]] of [...costs])
				for (const { to, price } of linksOf(place)) {
					if (isOut(to, table.seats.length)) continue
					improve(costs, to, [before + price, roads + 1])
					if (!isFree && price > 0) improve(free, to, [before, roads + 1])
				}
	}
	return withRoute ? free : paid
}

const pricesOf = ({ path }: Chain): number[] =>
	path.slice(1).map((place, index) => priceBetween(path[index]!, place)!)

describe.each(tables)('chains %s', (_, table) => {
	test.each([false, true])('are the shortest of the cheapest; with a route tile: %s', (withRoute) => {
		const chains = cheapestChains(table, 0, withRoute)
		const least = leastCosts(table, withRoute)
		for (const place of Object.keys(table.places) as PlaceId[]) if (withRoute) least.delete(place)
		for (const [place, cost] of least) {
			const chain = chains.get(place)!
			expect([chain.price, chain.path.length - 1], place).toEqual(cost)
		}
		expect(chains.size).toBeGreaterThan(20)
	})

	test('begin where the seat is, run over roads, and cost what these do but for the free one', () => {
		for (const withRoute of [false, true])
			for (const [place, chain] of cheapestChains(table, 0, withRoute)) {
				const prices = pricesOf(chain)
				expect(chain.path.at(-1)).toBe(place)
				expect(table.places[chain.path[0]!]).toContain('0')
				expect(new Set(chain.path).size).toBe(chain.path.length)
				expect(chain.free === undefined).toBe(!withRoute)
				const free = chain.free === undefined ? 0 : prices[chain.free]!
				expect(prices.reduce<number>((sum, price) => sum + price, 0) - free).toBe(chain.price)
				if (withRoute) expect(free).toBeGreaterThan(0)
			}
	})

	test('lead nowhere that is out of the game', () => {
		for (const place of cheapestChains(table, 0, true).keys())
			expect(isOut(place, table.seats.length), place).toBe(false)
	})
})
