import { describe, expect, test } from 'vitest'
import { cash, develop, developAgain, end, played, refusal, share, shareAgain } from './act.ts'
import { scene } from './scene.ts'

describe('bonus tiles', () => {
	const table = scene({ places: { detroit: '0', newyork: '0' }, money: 10 })

	test('none in one’s first turn', () => {
		const early = { ...table, round: 1 }
		expect(refusal(early, cash)).toBe('bonus-too-early')
		expect(refusal(early, share('newyork'), shareAgain('newyork'))).toBe('bonus-too-early')
		expect(refusal(early, develop('detroit', 'chicago'), developAgain('detroit', 'indianapolis'))).toBe(
			'bonus-too-early',
		)
	})

	test('everybody’s second turn is the second round', () => {
		let now = scene({ players: 3, places: { pueblo: '0', memphis: '1', raleigh: '2' }, round: 1 })
		for (let turn = 0; turn < 3; turn++) {
			expect(refusal(now, cash)).toBe('bonus-too-early')
			now = played({ ...now, idle: 0 }, end)
		}
		expect(refusal(now, cash)).toBeUndefined()
	})

	test('one a turn', () => {
		expect(refusal(table, cash, cash)).toBe('bonus-twice')
		expect(refusal(table, cash, develop('detroit', 'chicago'), developAgain('newyork', 'stlouis'))).toBe(
			'bonus-twice',
		)
	})

	test('then it is gone', () => {
		const used = played(table, cash)
		expect(used.seats[0]).toMatchObject({ bonus: 2 })
		const none = scene({ places: { detroit: '0' }, seats: [{ bonus: 0 }] })
		expect(refusal(none, cash)).toBe('no-bonus-left')
	})
})

describe('developing a second time', () => {
	test('from Pittsburgh to Chicago and New York for 8', () => {
		const table = scene({ places: { pittsburgh: '0' }, money: 10 })
		const staged = played(table, develop('pittsburgh', 'chicago'), developAgain('pittsburgh', 'newyork'))
		expect(staged.seats[0]!.money).toBe(10 + 1 - 8)
		expect(staged.progress).toMatchObject({ marker: 'chicago', extra: 'newyork', bonus: true })
		expect(played(staged, end).places).toMatchObject({ chicago: '0', newyork: '0' })
	})

	test('follows a normal development', () => {
		const table = scene({ places: { pittsburgh: '0' } })
		expect(refusal(table, developAgain('pittsburgh', 'chicago'))).toBe('develop-first')
	})

	test('in the same phase', () => {
		const table = scene({ places: { pittsburgh: '0' } })
		expect(
			refusal(
				table,
				develop('pittsburgh', 'chicago'),
				share('pittsburgh'),
				developAgain('pittsburgh', 'newyork'),
			),
		).toBe('phase-over')
	})

	test('to another target, from a place where one already has a franchise', () => {
		const table = scene({ places: { pittsburgh: '0', detroit: '0' } })
		const first = develop('pittsburgh', 'newyork')
		expect(refusal(table, first, developAgain('detroit', 'newyork'))).toBe('same-target')
		expect(refusal(table, first, developAgain('newyork', 'chicago'))).toBe('road-not-touching')
		expect(refusal(table, first, developAgain('detroit', 'chicago'))).toBeUndefined()
	})

	test('pays its own road', () => {
		const table = scene({ places: { pittsburgh: '0' }, money: 4 })
		expect(refusal(table, develop('pittsburgh', 'newyork'), developAgain('pittsburgh', 'chicago'))).toBe(
			'too-dear',
		)
	})
})

describe('doubling a market share', () => {
	test('puts a second franchise, free, in a middle that got one this turn', () => {
		const table = scene({ players: 5, places: { newyork: '0' }, money: 10 })
		const staged = played(table, share('newyork'), shareAgain('newyork'))
		expect(staged.progress!.middle).toEqual({ newyork: 2 })
		expect(staged.seats[0]!.money).toBe(10 + 3 - 1)
		expect(played(staged, end).places.newyork).toBe('000')
	})

	test('needs a share to double', () => {
		const table = scene({ places: { newyork: '0', chicago: '0' } })
		expect(refusal(table, shareAgain('newyork'))).toBe('share-first')
		expect(refusal(table, share('chicago'), shareAgain('newyork'))).toBe('share-first')
	})

	test('needs two free slots for the two together', () => {
		const table = scene({ places: { stlouis: '01' } })
		expect(refusal(table, share('stlouis'), shareAgain('stlouis'))).toBe('no-slot-left')
		const roomy = scene({ places: { stlouis: '0' } })
		expect(refusal(roomy, share('stlouis'), shareAgain('stlouis'))).toBeUndefined()
	})
})

describe('10 dollars', () => {
	const table = scene({ places: { detroit: '0' }, money: 0 })

	test('at any time in the turn up to the end of phase 3', () => {
		expect(played(table, cash).seats[0]!.money).toBe(2 + 10)
		expect(refusal(table, cash, develop('detroit', 'chicago'))).toBeUndefined()
		expect(refusal(table, develop('detroit', 'indianapolis'), cash)).toBeUndefined()
		expect(refusal(table, share('detroit'), cash)).toBeUndefined()
	})

	test('taking them leaves the phase as it is', () => {
		expect(played(table, cash).progress!.phase).toBe('develop')
		expect(played(table, share('detroit'), cash).progress!.phase).toBe('share')
	})
})
