import { describe, expect, test } from 'vitest'
import { backTo, develop, end, played, refusal, share } from './act.ts'
import { scene } from './scene.ts'

describe('market share', () => {
	test('1 dollar puts one franchise in the middle of a metropolis, which is opened in phase 4', () => {
		const table = scene({ players: 5, places: { houston: '01', dallas: '0' }, money: 10 })
		const staged = played(table, share('houston'), share('dallas'))
		expect(staged.progress!.middle).toEqual({ houston: 1, dallas: 1 })
		expect(staged.seats[0]!.money).toBe(10 + 3 - 2)
		const ended = played(staged, end)
		expect(ended.places).toMatchObject({ houston: '010', dallas: '00' })
	})

	test('one for each metropolis and turn', () => {
		const table = scene({ places: { houston: '0' } })
		expect(refusal(table, share('houston'), share('houston'))).toBe('second-share')
		expect(refusal(backTo(0, played(table, share('houston'), end)), share('houston'))).toBeUndefined()
	})

	test('only where one has a franchise and a slot is free', () => {
		const table = scene({ places: { houston: '1', pueblo: '0', stlouis: '01' } })
		expect(refusal(table, share('houston'))).toBe('not-there')
		expect(refusal(table, share('pueblo'))).toBe('not-a-metropolis')
		expect(refusal(table, share('stlouis'))).toBeUndefined()
	})

	test('not in an evaluated metropolis', () => {
		const table = scene({ places: { houston: '0' }, evaluated: ['houston'] })
		expect(refusal(table, share('houston'))).toBe('metropolis-evaluated')
	})

	test('not where only the marker is', () => {
		const table = scene({ places: { detroit: '0' } })
		expect(refusal(table, develop('detroit', 'chicago'), share('chicago'))).toBe('not-there')
	})

	test('it must be paid', () => {
		// With two players an income of 1 dollar pays for one.
		const table = scene({ players: 2, places: { pittsburgh: '0', minneapolis: '0' }, money: 0 })
		expect(refusal(table, share('pittsburgh'))).toBeUndefined()
		expect(refusal(table, share('pittsburgh'), share('minneapolis'))).toBe('too-dear')
	})
})
