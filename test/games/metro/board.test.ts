import { expect, test } from 'vitest'
import { stationNames } from '../../../shared/games/metro/data/station-names.ts'
import {
	cellAt,
	cellBeyond,
	departureCell,
	departureSide,
	isCentral,
	layableCells,
} from '../../../shared/games/metro/rules/board.ts'
import { ownerOf, stationsOf } from '../../../shared/games/metro/rules/owner.ts'
import { scene } from './drawing.ts'

const seatsOf = (count: number) => scene({ hands: Array.from({ length: count }, () => []) }).table

test('60 cells are to fill; the four in the middle are the Central Station', () => {
	expect(layableCells).toHaveLength(60)
	for (const cell of [cellAt(3, 3), cellAt(3, 4), cellAt(4, 3), cellAt(4, 4)])
		expect(isCentral(cell)).toBe(true)
})

test('station 1 is at the top right and the numbers run counter-clockwise', () => {
	const place = (station: number) => [departureCell[station], departureSide[station]]
	expect(place(1)).toEqual([cellAt(0, 7), 0])
	expect(place(8)).toEqual([cellAt(0, 0), 0])
	expect(place(9)).toEqual([cellAt(0, 0), 3])
	expect(place(16)).toEqual([cellAt(7, 0), 3])
	expect(place(17)).toEqual([cellAt(7, 0), 2])
	expect(place(24)).toEqual([cellAt(7, 7), 2])
	expect(place(25)).toEqual([cellAt(7, 7), 1])
	expect(place(32)).toEqual([cellAt(0, 7), 1])
})

test('beyond the rim is the terminus of the station that departs there', () => {
	for (let station = 1; station <= 32; station++) {
		expect(cellBeyond(departureCell[station]!, departureSide[station]!)).toBe(-station)
	}
})

test('the Central Station has eight termini: its outer sides', () => {
	const sides = layableCells.flatMap((cell) => [0, 1, 2, 3].map((side) => cellBeyond(cell, side)))
	expect(sides.filter((cell) => cell >= 0 && isCentral(cell))).toHaveLength(8)
})

test('every station has a name', () => expect(new Set(stationNames).size).toBe(32))

test('each player has as many stations as the others, and no station has two owners', () => {
	for (const [players, each] of [
		[2, 16],
		[3, 10],
		[4, 8],
		[5, 6],
		[6, 5],
	] as const) {
		const table = seatsOf(players)
		const owned = [...Array(players).keys()].flatMap((seat) => {
			const stations = stationsOf(table, seat)
			expect(stations).toHaveLength(each)
			for (const station of stations) expect(ownerOf(table, station)).toBe(seat)
			return stations
		})
		expect(new Set(owned).size).toBe(players * each)
	}
})

test('with three, five or six players two stations stay without wagons', () => {
	for (const players of [3, 5, 6]) {
		expect(ownerOf(seatsOf(players), 16)).toBe(-1)
		expect(ownerOf(seatsOf(players), 17)).toBe(-1)
	}
	for (const players of [2, 4]) expect(ownerOf(seatsOf(players), 16)).toBeGreaterThanOrEqual(0)
})
