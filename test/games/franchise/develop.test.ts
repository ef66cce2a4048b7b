import { describe, expect, test } from 'vitest'
import { accept, develop, end, played, refusal, share, stepsOf, targetsOf } from './act.ts'
import { scene } from './scene.ts'

describe('developing', () => {
	test('from Detroit to Chicago: the marker goes there and the road costs 3', () => {
		const table = scene({ places: { detroit: '0' }, money: 10 })
		const { state, events } = accept(table, develop('detroit', 'chicago'))
		expect(state.progress).toMatchObject({ marker: 'chicago', phase: 'develop' })
		expect(state.seats[0]!.money).toBe(10 + 2 - 3)
		expect(state.places.chicago).toBeUndefined()
		expect(events.at(-1)).toEqual(develop('detroit', 'chicago'))
		expect(played(state, end).places.chicago).toBe('0')
	})

	test('it leaves from any place where one has a franchise: town, metropolis, evaluated or not', () => {
		const table = scene({
			places: { indianapolis: '0', pittsburgh: '01', chicago: '0' },
			evaluated: ['pittsburgh'],
		})
		for (const path of [
			['indianapolis', 'detroit'],
			['pittsburgh', 'newyork'],
			['chicago', 'detroit'],
		] as const)
			expect(refusal(table, develop(...path))).toBeUndefined()
		expect(refusal(table, develop('detroit', 'newyork'))).toBe('road-not-touching')
	})

	test('it goes along one road and passes over no place', () => {
		const table = scene({ places: { detroit: '0' } })
		expect(refusal(table, develop('detroit', 'memphis'))).toBe('no-road')
		expect(refusal(table, develop('detroit', 'chicago', 'siouxfalls'))).toBe('no-development-tile')
	})

	test('to a town that nobody occupies', () => {
		const table = scene({ places: { detroit: '0', indianapolis: '1' } })
		expect(refusal(table, develop('detroit', 'indianapolis'))).toBe('town-taken')
		const own = scene({ places: { detroit: '0', indianapolis: '0' } })
		expect(refusal(own, develop('detroit', 'indianapolis'))).toBe('already-there')
	})

	test('to a metropolis with an empty slot where one has no franchise', () => {
		const table = scene({ places: { indianapolis: '0', detroit: '0', pittsburgh: '1', stlouis: '12' } })
		expect(refusal(table, develop('indianapolis', 'detroit'))).toBe('already-there')
		expect(refusal(table, develop('indianapolis', 'pittsburgh'))).toBeUndefined()
		expect(refusal(table, develop('indianapolis', 'stlouis'))).toBeUndefined()
	})

	test('nobody enters an evaluated metropolis', () => {
		const table = scene({ places: { indianapolis: '0', pittsburgh: '1' }, evaluated: ['pittsburgh'] })
		expect(refusal(table, develop('indianapolis', 'pittsburgh'))).toBe('metropolis-evaluated')
	})

	test('a price must be payable when it is due', () => {
		const table = scene({ places: { detroit: '0' }, money: 0 })
		expect(refusal(table, develop('detroit', 'chicago'))).toBe('too-dear')
		expect(targetsOf(table)).toEqual(['indianapolis'])
	})

	test('once a turn', () => {
		const table = scene({ places: { detroit: '0' } })
		expect(refusal(table, develop('detroit', 'chicago'), develop('detroit', 'newyork'))).toBe(
			'developed-already',
		)
	})

	test('a marker is no franchise until phase 4: no departure from there', () => {
		const table = scene({ places: { detroit: '0' } })
		const again = { type: 'develop-again', path: ['chicago', 'siouxfalls'] } as const
		expect(refusal(table, develop('detroit', 'chicago'), { ...again, path: [...again.path] })).toBe(
			'road-not-touching',
		)
	})

	test('leaving phase 2 ends developing', () => {
		const table = scene({ places: { detroit: '0' } })
		expect(refusal(table, share('detroit'), develop('detroit', 'chicago'))).toBe('phase-over')
	})

	test('it may be passed', () => expect(refusal(scene({ places: { detroit: '0' } }), end)).toBeUndefined())

	test('blocked regions are blocked for everything', () => {
		const few = scene({ players: 3, places: { minneapolis: '0', ogallala: '0' } })
		expect(refusal(few, develop('minneapolis', 'fargo'))).toBe('blocked-region')
		expect(refusal(few, develop('ogallala', 'siouxfalls'))).toBe('blocked-region')
		const many = scene({ players: 4, places: { minneapolis: '0', ogallala: '0' } })
		expect(refusal(many, develop('minneapolis', 'fargo'))).toBeUndefined()
	})

	test('several roads lead to one target: the player picks, and the cheapest is offered first', () => {
		// Chicago from Detroit costs 3, from Pittsburgh 5, from New York 8.
		const table = scene({ places: { newyork: '0', detroit: '0', pittsburgh: '0' } })
		const ways = stepsOf(table).flatMap((step) =>
			step.type === 'develop' && step.path[1] === 'chicago' ? [step.path[0]] : [],
		)
		expect(ways).toEqual(['detroit', 'pittsburgh', 'newyork'])
		expect(played(table, develop('newyork', 'chicago')).seats[0]!.money).toBe(
			played(table, develop('detroit', 'chicago')).seats[0]!.money - 5,
		)
	})
})
