import { describe, expect, test } from 'vitest'
import { incomeOf } from '../../../shared/games/franchise/rules/income.ts'
import { accept, develop, end, eventsOf, played } from './act.ts'
import { scene } from './scene.ts'

describe('income', () => {
	test('two, two and three empty slots make seven, which brings 3 dollars with five players', () => {
		// Omaha has 4 slots, St. Louis 3 and Houston 6.
		const table = scene({ players: 5, places: { omaha: '01', stlouis: '0', houston: '012' } })
		expect(incomeOf(table, 0)).toEqual({ slots: 7, dollars: 3 })
		const { state, events } = accept(table, end)
		expect(state.seats[0]!.money).toBe(23)
		expect(eventsOf(events, 'income')).toEqual([{ type: 'income', slots: 7, dollars: 3 }])
	})

	test('without a franchise in an unevaluated metropolis it is 1 dollar all the same', () => {
		const table = scene({ places: { pueblo: '0', pittsburgh: '01' }, evaluated: ['pittsburgh'] })
		expect(incomeOf(table, 0)).toEqual({ slots: 0, dollars: 1 })
		expect(incomeOf(scene(), 0).dollars).toBe(1)
	})

	test('empty slots count once, however many franchises one has there', () => {
		expect(incomeOf(scene({ places: { newyork: '0' } }), 0).slots).toBe(7)
		expect(incomeOf(scene({ places: { newyork: '000' } }), 0).slots).toBe(5)
	})

	test('it is collected before the road is paid', () => {
		// Detroit with three empty slots brings 2 dollars with four players; the road to Chicago costs 3.
		const table = scene({ places: { detroit: '0' }, money: 1 })
		expect(played(table, develop('detroit', 'chicago')).seats[0]!.money).toBe(0)
	})

	test('it is collected once a turn, with the first step', () => {
		const table = scene({ places: { detroit: '0' }, money: 10 })
		const developed = accept(table, develop('detroit', 'chicago'))
		expect(eventsOf(developed.events, 'income')).toHaveLength(1)
		expect(eventsOf(accept(developed.state, end).events, 'income')).toHaveLength(0)
	})
})
