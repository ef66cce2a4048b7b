import { expect, test } from 'vitest'
import { positions } from '../../../client/games/franchise/rules/positions.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { judge } from '../../../shared/games/franchise/rules/evaluation.ts'
import { incomeOf } from '../../../shared/games/franchise/rules/income.ts'
import { piecesAt, slotsLeft } from '../../../shared/games/franchise/rules/pieces.ts'
import { dueRegions, gainsIn } from '../../../shared/games/franchise/rules/region.ts'
import { afterIncome } from '../../../shared/games/franchise/rules/turn.ts'
import { developmentsOf } from '../../../shared/games/franchise/steps/offers.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'

const withMoney = (table: Table): Table => {
	const rich = afterIncome(table)
	return { ...rich, seats: rich.seats.map((player) => ({ ...player, money: 20 })) }
}
const offerTo = (table: Table, place: PlaceId) =>
	developmentsOf(withMoney(table)).find(({ target }) => target === place)
const verdictOn = (table: Table, place: PlaceId) =>
	judge(piecesAt(table, place), table.tiles[place]!, table.turn)

test('the page of rules adds up 2 + 2 + 3 = 7 empty slots to 3 dollars with five players', () => {
	const table = positions.income
	expect((['omaha', 'detroit', 'chicago'] as const).map((place) => slotsLeft(table, place))).toEqual([
		2, 2, 3,
	])
	expect(incomeOf(table, 0)).toEqual({ slots: 7, dollars: 3 })
})

test('its roads are there, at the prices it names', () => {
	expect(offerTo(positions.develop, 'chicago')).toMatchObject({ price: 3 })
	expect(offerTo(positions.twice, 'chicago')).toMatchObject({ price: 5 })
	expect(offerTo(positions.twice, 'newyork')).toMatchObject({ price: 3 })
	expect(offerTo(positions.chain, 'houston')).toMatchObject({ price: 5, step: { path: { length: 3 } } })
})

test('its metropolises are evaluated: a majority of a 6 brings 6, a full 7 brings the earlier of two equals 3', () => {
	expect(verdictOn(positions.majority, 'washington')).toEqual({ winner: 0, points: 6 })
	expect(verdictOn(positions.full, 'chicago')).toEqual({ winner: 0, points: 3 })
})

test('its region is complete and pays 10, 8, 5, 5, 5, the tie won by the owner of the franchise beside the tile', () => {
	expect(dueRegions(positions.region)).toEqual(['fourcorners'])
	expect(gainsIn(positions.region, 'fourcorners').map(({ seat, points }) => [seat, points])).toEqual([
		[1, 10],
		[0, 8],
		[2, 5],
		[3, 5],
		[4, 5],
	])
})

test('its boom counts empty slots double', () => {
	expect(incomeOf(positions.boom, 0).slots).toBe(2 * 5 + 3)
})
