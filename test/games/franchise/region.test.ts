import { describe, expect, test } from 'vitest'
import { supplyOf } from '../../../shared/games/franchise/rules/pieces.ts'
import type { Pieces, Table } from '../../../shared/games/franchise/table.ts'
import { accept, develop, end, eventsOf, played, share } from './act.ts'
import { type Scene, scene } from './scene.ts'

/** Four Corners but for Salt Lake City, which seat 0 can reach from Denver. */
const fourCorners = (pieces: Record<string, Pieces>, rest: Scene = {}): Table =>
	scene({
		players: 5,
		places: { denver: '0', pueblo: '1', flagstaff: '1', phoenix: '1', albuquerque: '1', ...pieces },
		evaluated: ['denver', 'phoenix', 'albuquerque'],
		beside: { fourcorners: 0 },
		...rest,
	})
const close = [develop('denver', 'saltlakecity'), end] as const

describe('scoring a region', () => {
	test('most franchises bring the first value, second most the second, everybody else present the third', () => {
		// Worked example: 10, 8 and three times 5; the tie for the first place goes to the marker's owner.
		const table = fourCorners(
			{ denver: '0022', phoenix: '1130', albuquerque: '4' },
			{ beside: { fourcorners: 1 } },
		)
		const { state, events } = accept(table, ...close)
		expect(eventsOf(events, 'score')).toEqual([
			{
				type: 'score',
				region: 'fourcorners',
				tile: 3,
				gains: [
					{ seat: 1, points: 10 },
					{ seat: 0, points: 8 },
					{ seat: 2, points: 5 },
					{ seat: 3, points: 5 },
					{ seat: 4, points: 5 },
				],
				space: 0,
				points: 3,
			},
		])
		expect(state.seats.map(({ points }) => points.regions)).toEqual([8, 10, 5, 5, 5])
		expect(state.seats.map(({ points }) => points.track)).toEqual([3, 0, 0, 0, 0])
	})

	test('it needs all its towns occupied and all its metropolises evaluated', () => {
		const open = fourCorners({})
		expect(played(open, end).regionTiles.fourcorners).toBe(3)
		const unevaluated = fourCorners({}, { evaluated: ['denver', 'phoenix'] })
		expect(played(unevaluated, ...close).regionTiles.fourcorners).toBe(3)
	})

	test('a region without towns needs none', () => {
		const table = scene({
			places: { pittsburgh: '0', newyork: '0000' },
			evaluated: ['pittsburgh'],
			beside: { northeast: 0 },
		})
		const { state } = accept(table, share('newyork'), end)
		expect(state.regionTiles.northeast).toBeUndefined()
		expect(state.seats[0]!.points).toMatchObject({ metropolises: 8, regions: 6, track: 3 })
	})

	test('equal numbers rank by clockwise distance from the owner of the piece beside the tile, for every rank', () => {
		const everywhere = { denver: '01234', pueblo: '0', flagstaff: '1', phoenix: '234', albuquerque: '3' }
		// After the closing development everybody has two, but 0 and 3 who have three.
		const table = fourCorners(everywhere, { beside: { fourcorners: 2 } })
		const [score] = eventsOf(accept(table, ...close).events, 'score')
		expect(score!.gains.map(({ seat }) => seat)).toEqual([3, 0, 2, 4, 1])
	})

	test('who is not there gets nothing', () => {
		const table = fourCorners({})
		const { state } = accept(table, ...close)
		expect(state.seats.map(({ points }) => points.regions)).toEqual([8, 10, 0, 0, 0])
	})

	test('with two players the second gets the third value', () => {
		const table = fourCorners({}, { players: 2 })
		const { state } = accept(table, ...close)
		expect(state.seats.map(({ points }) => points.regions)).toEqual([5, 10])
	})

	test('the active player puts the tile on the first free space and gets its points, whoever scores', () => {
		const table = fourCorners({}, { track: [7, 8, 4, 5, 6], regionTiles: { fourcorners: 3 } })
		const { state } = accept(table, ...close)
		expect(state.track).toEqual([7, 8, 4, 5, 6, 3])
		expect(state.seats[0]!.points.track).toBe(4)
	})

	test('the piece beside the tile counts for nothing but ties, and returns when the region has scored', () => {
		const table = fourCorners({}, { beside: { fourcorners: 4 } })
		const { state, events } = accept(table, ...close)
		expect(eventsOf(events, 'score')[0]!.gains.map(({ seat }) => seat)).toEqual([1, 0])
		expect(state.beside).toEqual({})
		expect(supplyOf(state, 4)).toBe(supplyOf(table, 4) + 1)
	})

	test('pieces in evaluated metropolises count', () => {
		const table = fourCorners({ denver: '0000' })
		const { state } = accept(table, ...close)
		expect(state.seats.map(({ points }) => points.regions)).toEqual([10, 8, 0, 0, 0])
	})

	test('several regions in one turn score one after the other in the order of the regions', () => {
		const table = scene({
			places: {
				elpaso: '1',
				oklahomacity: '0',
				dallas: '1',
				houston: '0',
				pittsburgh: '0',
				newyork: '0000',
				indianapolis: '0',
				pueblo: '1',
			},
			evaluated: ['oklahomacity', 'dallas', 'pittsburgh'],
			beside: { gulf: 1, northeast: 0 },
			regionTiles: { gulf: 4, northeast: 7 },
			tiles: { houston: 2, newyork: 8 },
		})
		const { events } = accept(table, share('newyork'), share('houston'), end)
		expect(eventsOf(events, 'score').map(({ region, space, points }) => [region, space, points])).toEqual([
			['gulf', 0, 3],
			['northeast', 1, 3],
		])
	})
})
