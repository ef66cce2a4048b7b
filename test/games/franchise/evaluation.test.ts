import { describe, expect, test } from 'vitest'
import { supplyOf } from '../../../shared/games/franchise/rules/pieces.ts'
import { accept, backTo, develop, developAgain, end, eventsOf, played, share, shareAgain } from './act.ts'
import { scene } from './scene.ts'

describe('opening', () => {
	test('slots fill in order: the marker first, then the middles in the board’s order', () => {
		const table = scene({ places: { detroit: '01', newyork: '0' } })
		const { state } = accept(table, develop('detroit', 'chicago'), share('newyork'), share('detroit'), end)
		expect(state.places).toEqual({ detroit: '010', newyork: '00', chicago: '0' })
	})
})

describe('evaluating a metropolis', () => {
	test('the absolute majority of a 6 brings 6', () => {
		const table = scene({ places: { houston: '0100' } })
		const { state, events } = accept(table, share('houston'), end)
		expect(state.seats[0]!.points.metropolises).toBe(6)
		expect(eventsOf(events, 'evaluate')).toEqual([
			{ type: 'evaluate', place: 'houston', value: 6, winner: 0, points: 6, home: 3, pieces: '01000' },
		])
	})

	test('majority is more than half of all slots, not of those taken', () => {
		const table = scene({ places: { houston: '00' } })
		expect(played(table, share('houston'), end).tiles.houston).toBe(6)
	})

	test('half of the slots is no majority', () => {
		const table = scene({ places: { indianapolis: '0' } })
		expect(played(table, develop('indianapolis', 'pittsburgh'), end).tiles.pittsburgh).toBe(2)
	})

	test('if it is full without majority, whoever has most gets half of it, rounded down', () => {
		const { state, events } = accept(scene({ places: { chicago: '112200' } }), share('chicago'), end)
		expect(eventsOf(events, 'evaluate')).toMatchObject([{ value: 7, winner: 0, points: 3 }])
		expect(state.seats.map(({ points }) => points.metropolises)).toEqual([3, 0, 0, 0])
	})

	test('a full 7 without majority brings 3 to the earlier of two equals', () => {
		const { state, events } = accept(scene({ places: { chicago: '112100' } }), share('chicago'), end)
		expect(eventsOf(events, 'evaluate')).toEqual([
			{ type: 'evaluate', place: 'chicago', value: 7, winner: 1, points: 3, home: 2, pieces: '1121000' },
		])
		expect(state.seats.map(({ points }) => points.metropolises)).toEqual([0, 3, 0, 0])
	})

	test('with one each in a 2, half of it goes to whoever was there first', () => {
		const table = scene({ places: { pittsburgh: '1', indianapolis: '0' } })
		const { state, events } = accept(table, develop('indianapolis', 'pittsburgh'), end)
		expect(eventsOf(events, 'evaluate')).toMatchObject([{ winner: 1, points: 1, home: 0 }])
		expect(state.places.pittsburgh).toBe('10')
	})

	test('its tile leaves, the scorer takes back all but one, all others stay', () => {
		const table = scene({ places: { chicago: '112100' } })
		const supplies = [0, 1, 2].map((seat) => supplyOf(table, seat))
		const { state } = accept(table, share('chicago'), end)
		expect(state.tiles.chicago).toBeUndefined()
		expect([...state.places.chicago!].sort().join('')).toBe('00012')
		// Seat 0 opened one and put one beside the region's tile.
		expect([0, 1, 2].map((seat) => supplyOf(state, seat) - supplies[seat]!)).toEqual([-2, 2, 0])
	})

	test('at the first evaluation in a region the active player, who need not have scored, lies beside its tile', () => {
		const table = scene({ places: { chicago: '112100' } })
		const { state, events } = accept(table, share('chicago'), end)
		expect(state.beside).toEqual({ greatlakes: 0 })
		expect(eventsOf(events, 'beside')).toEqual([{ type: 'beside', region: 'greatlakes' }])
	})

	test('at the second nobody does', () => {
		const table = scene({
			places: { pittsburgh: '11', newyork: '0000' },
			evaluated: ['pittsburgh'],
			beside: { northeast: 1 },
			regionTiles: { northeast: 7 },
		})
		const { events } = accept(table, share('newyork'), end)
		expect(eventsOf(events, 'evaluate')).toHaveLength(1)
		expect(eventsOf(events, 'beside')).toHaveLength(0)
	})

	test('it happens at once: a franchise left in the middle returns to the supply', () => {
		// Three of five are the majority; the fourth would be too many.
		const table = scene({ places: { dallas: '00' } })
		const before = supplyOf(table, 0)
		const { state } = accept(table, share('dallas'), shareAgain('dallas'), end)
		expect(state.places.dallas).toBe('0')
		expect(supplyOf(state, 0)).toBe(before + 1 - 1) // one of two stays there, one lies beside the region
	})

	test('the marker opens before the extra marker, and both before the middles', () => {
		const table = scene({ places: { charlotte: '12', indianapolis: '0', pittsburgh: '1', atlanta: '00' } })
		const { events } = accept(
			table,
			develop('indianapolis', 'pittsburgh'),
			developAgain('indianapolis', 'charlotte'),
			share('atlanta'),
			end,
		)
		expect(eventsOf(events, 'evaluate').map(({ place }) => place)).toEqual([
			'pittsburgh',
			'charlotte',
			'atlanta',
		])
	})

	test('an evaluated metropolis pays no income and is still a point of departure', () => {
		const table = scene({ places: { pittsburgh: '0' } })
		const next = backTo(0, played(table, share('pittsburgh'), end))
		expect(played(next, develop('pittsburgh', 'newyork')).seats[0]!.money).toBe(next.seats[0]!.money + 1 - 3)
	})
})
