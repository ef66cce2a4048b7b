import { describe, expect, test } from 'vitest'
import { supplyOf } from '../../../shared/games/franchise/rules/pieces.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { develop, developAgain, end, played, refusal, share, shareAgain } from './act.ts'
import { type Scene, scene } from './scene.ts'

/** Seat 0 has all but `left` franchises in towns and evaluated metropolises far from where the scene plays. */
function short(left: number, { places: here = {}, evaluated = [], ...rest }: Scene): Table {
	const used = Object.values(here).join('').split('0').length - 1
	const stored = 40 - left - used
	return scene({
		places: { ...here, losangeles: '0'.repeat(stored) },
		evaluated: [...evaluated, 'losangeles'],
		beside: { farwest: 1 },
		notional: ['farwest'],
		...rest,
	})
}

describe('the supply', () => {
	test('each development and each market share reserves one franchise when it is declared', () => {
		const table = scene({ places: { detroit: '0', newyork: '0' } })
		expect(supplyOf(table, 0)).toBe(38)
		const staged = played(
			table,
			develop('detroit', 'chicago'),
			share('newyork'),
			share('detroit'),
			shareAgain('newyork'),
		)
		expect(supplyOf(staged, 0)).toBe(34)
		const twice = played(table, develop('detroit', 'chicago'), developAgain('detroit', 'indianapolis'))
		expect(supplyOf(twice, 0)).toBe(36)
	})

	test('without one it is not allowed', () => {
		const here = { detroit: '0', newyork: '0' }
		expect(refusal(short(0, { places: here }), develop('detroit', 'chicago'))).toBe('no-franchise-left')
		expect(refusal(short(0, { places: here }), share('newyork'))).toBe('no-franchise-left')
		const one = short(1, { places: here })
		expect(refusal(one, develop('detroit', 'chicago'), share('newyork'))).toBe('no-franchise-left')
		expect(refusal(one, develop('detroit', 'chicago'), developAgain('newyork', 'stlouis'))).toBe(
			'no-franchise-left',
		)
		expect(refusal(one, share('newyork'), shareAgain('newyork'))).toBe('no-franchise-left')
	})

	test('the piece beside a region tile comes from the supply, and is notional if it is empty', () => {
		// The last franchise fills a 2 for somebody else, so nothing comes home before the region is marked.
		const table = short(1, { places: { indianapolis: '0', pittsburgh: '1' } })
		const marked = played(table, develop('indianapolis', 'pittsburgh'), end)
		expect(marked.beside.northeast).toBe(0)
		expect(marked.notional).toContain('northeast')
		expect(supplyOf(marked, 0)).toBe(0)
	})

	test('likewise when the last two were both for markers', () => {
		const table = short(2, { places: { indianapolis: '0', charlotte: '12' } })
		const marked = played(
			table,
			develop('indianapolis', 'detroit'),
			developAgain('indianapolis', 'charlotte'),
			end,
		)
		expect(marked.notional).toContain('atlantic')
		expect(supplyOf(marked, 0)).toBe(0)
	})

	test('a notional piece decides ties like any other, and does not come back', () => {
		const table = short(1, {
			places: { pittsburgh: '1', newyork: '0011122', charlotte: '0' },
			evaluated: ['pittsburgh'],
			beside: { northeast: 0, farwest: 1 },
			notional: ['northeast', 'farwest'],
			tiles: { newyork: 8 },
			regionTiles: { northeast: 7 },
		})
		const scored = played(table, share('newyork'), end)
		expect(scored.regionTiles.northeast).toBeUndefined()
		expect(scored.notional).toEqual(['farwest'])
		// Three franchises in New York: one scored, so two came home.
		expect(supplyOf(scored, 0)).toBe(2)
	})

	test('a piece beside a milestone is notional if the supply is empty', () => {
		const table = short(1, {
			places: { pueblo: '0', memphis: '0', raleigh: '0', detroit: '0' },
			options: { milestones: true },
			milestones: { 'four-towns': '' },
			seats: [{ bonus: 0 }],
		})
		const met = played(table, develop('detroit', 'indianapolis'), end)
		expect(met.milestones).toEqual({ 'four-towns': '0' })
		expect(met.notional).toContain('four-towns/0')
		expect(supplyOf(met, 0)).toBe(0)
		expect(met.seats[0]!.bonus).toBe(1)
	})

	describe('the piece that stands beside the milestone of two roads of 8', () => {
		const eights = { options: { milestones: true }, milestones: { 'two-eights': '' }, money: 40 }

		test('comes from the supply before anything else of the turn', () => {
			const here = { chicago: '0' }
			expect(
				refusal(short(3, { places: here, ...eights }), develop('chicago', 'newyork'), share('chicago')),
			).toBe(undefined)
			const two = short(2, { places: here, ...eights })
			expect(supplyOf(played(two, develop('chicago', 'newyork')), 0)).toBe(0)
			expect(refusal(two, develop('chicago', 'newyork'), share('chicago'))).toBe('no-franchise-left')
			expect(refusal(two, share('chicago'))).toBeUndefined()
		})

		test('is notional if the supply is empty, also once it lies down', () => {
			const table = short(1, { places: { chicago: '0' }, ...eights })
			const stands = played(table, develop('chicago', 'newyork'))
			expect(stands.standing).toBe('0')
			expect(stands.notional).toContain('two-eights/0')
			expect(supplyOf(stands, 0)).toBe(0)
			// Two franchises come home by and by; the second road reserves one, and the tile takes none.
			const home = { ...stands, progress: null, places: { ...stands.places, losangeles: '0'.repeat(36) } }
			expect(supplyOf(home, 0)).toBe(3)
			const lies = played(home, develop('chicago', 'kansascity'))
			expect(lies).toMatchObject({ standing: '', milestones: { 'two-eights': '0' } })
			expect(lies.notional).toContain('two-eights/0')
			expect(supplyOf(lies, 0)).toBe(2)
		})
	})
})
