import { describe, expect, test } from 'vitest'
import { boomOffers } from '../../../shared/games/franchise/advice/income.ts'
import { incomeOf } from '../../../shared/games/franchise/rules/income.ts'
import { boomReach } from '../../../shared/games/franchise/rules/reach.ts'
import { accept, boom, develop, end, eventsOf, played, refusal, stepsOf, town } from './act.ts'
import { type Scene, scene, start } from './scene.ts'

const withBoom = (rest: Scene) => scene({ options: { boom: true }, ...rest })

describe('the boom marker', () => {
	test('is put by any metropolis in play, by the first player, after the start towns', () => {
		let table = start(3, { boom: true })
		for (const place of ['pueblo', 'memphis', 'raleigh'] as const) table = played(table, town(place))
		expect(table).toMatchObject({ stage: 'boom', turn: table.first })
		expect(refusal(table, boom('pueblo'))).toBe('not-a-metropolis')
		expect(refusal(table, boom('seattle'))).toBe('blocked-region')
		expect(refusal(table, end)).toBe('not-now')
		expect(stepsOf(table)).toHaveLength(19)
		const put = played(table, boom('newyork'))
		expect(put).toMatchObject({ stage: 'turns', turn: table.first, boom: 'newyork', progress: null })
	})

	test('with given towns it is the first thing to decide', () => {
		expect(start(4, { boom: true, start: 'learning' })).toMatchObject({ stage: 'boom' })
	})

	test('moves before income, also on one’s first turn, once a turn', () => {
		const table = withBoom({ boom: 'chicago', round: 1, places: { detroit: '0' } })
		const { state, events } = accept(table, boom('detroit'))
		expect(state.boom).toBe('detroit')
		expect(eventsOf(events, 'income')).toEqual([{ type: 'income', slots: 6, dollars: 3 }])
		expect(refusal(state, boom('chicago'))).toBe('phase-over')
		expect(refusal(table, develop('detroit', 'indianapolis'), boom('detroit'))).toBe('phase-over')
	})

	test('may stay', () => {
		const table = withBoom({ boom: 'detroit', places: { detroit: '0' } })
		expect(eventsOf(accept(table, end).events, 'income')).toEqual([{ type: 'income', slots: 6, dollars: 3 }])
		expect(refusal(table, boom('detroit'))).toBe('out-of-reach')
	})

	test('goes along a road, or along roads that pass only through towns and evaluated metropolises', () => {
		const table = withBoom({ boom: 'pittsburgh' })
		const reach = boomReach(table)
		// By one road, and by Indianapolis on to Detroit, Charlotte and St. Louis.
		expect(reach.sort()).toEqual(['charlotte', 'chicago', 'detroit', 'minneapolis', 'newyork', 'stlouis'])
		expect(refusal(table, boom('charleston'))).toBe('out-of-reach')
		const open = withBoom({ boom: 'pittsburgh', evaluated: ['newyork'] })
		expect(refusal(open, boom('charleston'))).toBeUndefined()
	})

	test('passes towns whether they are occupied or not', () => {
		for (const places of [{}, { indianapolis: '1' }])
			expect(refusal(withBoom({ boom: 'pittsburgh', places }), boom('stlouis'))).toBeUndefined()
	})

	test('moves only to an unevaluated metropolis', () => {
		const table = withBoom({ boom: 'pittsburgh', evaluated: ['newyork'] })
		expect(refusal(table, boom('newyork'))).toBe('metropolis-evaluated')
		expect(refusal(table, boom('indianapolis'))).toBe('not-a-metropolis')
	})

	test('does not pass blocked regions', () => {
		// Chicago and Minneapolis are joined to Casper and Billings only over the High Plains.
		const few = withBoom({ players: 3, boom: 'minneapolis' })
		expect(boomReach(few).sort()).toEqual(['chicago', 'pittsburgh'])
		const many = withBoom({ players: 4, boom: 'minneapolis' })
		expect(boomReach(many)).toContain('casper')
	})

	test('doubles the empty slots of its metropolis for whoever has a franchise there', () => {
		const table = withBoom({ boom: 'houston', places: { houston: '01', dallas: '0' } })
		expect(incomeOf(table, 0).slots).toBe(4 * 2 + 4)
		expect(incomeOf(table, 1).slots).toBe(4 * 2)
		expect(incomeOf(table, 2).slots).toBe(0)
	})

	test('stays if its metropolis is evaluated, and doubles nothing until it is moved', () => {
		const table = withBoom({ boom: 'pittsburgh', places: { pittsburgh: '0' } })
		const { state } = accept(table, { type: 'share', place: 'pittsburgh' }, end)
		expect(state.tiles.pittsburgh).toBeUndefined()
		expect(state.boom).toBe('pittsburgh')
		expect(incomeOf(state, 0).slots).toBe(0)
		expect(refusal(state, boom('newyork'))).toBeUndefined()
	})

	test('is no step in a game without it', () => {
		expect(refusal(scene({ places: { detroit: '0' } }), boom('chicago'))).toBe('not-now')
	})

	test('the offers say what each place would bring, where it stands first', () => {
		const table = withBoom({ boom: 'chicago', places: { detroit: '0' } })
		const offers = boomOffers(table)
		expect(offers[0]).toEqual({ place: 'chicago', income: { slots: 3, dollars: 2 } })
		expect(offers.find(({ place }) => place === 'detroit')!.income).toEqual({ slots: 6, dollars: 3 })
		expect(boomOffers(played(table, boom('detroit')))).toEqual([])
	})
})
