import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { tellPresence } from '../../../shared/games/boundless/steps/presence.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { TABLE } from '../../../shared/kernel/game.ts'
import { accept, refusal } from './act.ts'
import { onCard, paidAfter, placed, REVEALED, scene } from './scene.ts'

const ring = ['GB', 'NL', 'HU', 'GR', 'PT', 'UA', 'IS']
const race = (more = {}): State => scene({ round: 1, centre: ['FR'], ring, ...more })
const goAway = (state: State, away: number[], at: number): State =>
	accept(state, TABLE, { type: 'presence', away }, at).state

describe('the countdown', () => {
	test('of 20 s starts when at most one connected player still has tokens', () => {
		const state = placed(race(), [0, 'GB'], [1, 'HU'])
		expect(state.table.deadline).toBe(REVEALED + 110_000)
		const last = accept(state, 2, onCard(state, 'HU'), REVEALED + 5000).state
		expect(last.table.deadline).toBe(REVEALED + 25_000)
	})

	test('counts from when the table saw it, so that nobody is robbed of a moment', () => {
		const state = placed(race(), [0, 'GB'], [1, 'HU'])
		const last = accept(state, 2, onCard(state, 'HU'), REVEALED + 5000, REVEALED + 4700).state
		expect(last.table.deadline).toBe(REVEALED + 25_000)
	})

	test('takes as long as the lobby decided', () => {
		for (const countdown of [10, 15, 30, 45, 60] as const) {
			const state = placed(race({ players: 2, options: { countdown } }), [0, 'GB'])
			expect(state.table.deadline).toBe(REVEALED + 1000 + 1000 * countdown)
		}
	})

	test('starts 90 s after the reveal at the latest', () =>
		expect(race({ options: { countdown: 30 } }).table.deadline).toBe(REVEALED + 120_000))

	test('never starts where the lobby wants none', () => {
		const state = placed(race({ options: { countdown: 0 } }), [0, 'GB'], [1, 'HU'], [2, 'HU'])
		expect(state.table.deadline).toBeNull()
		expect(goAway(state, [3], REVEALED + 8000).table.deadline).toBeNull()
	})

	test('does not wait for those who are away, but runs for them too', () => {
		const state = placed(race({ away: [2] }), [0, 'GB'], [1, 'HU'])
		expect(state.table.deadline).toBe(REVEALED + 22_000)
		expect(refusal(state, 2, onCard(state, 'HU'), REVEALED + 21_000)).toBeUndefined()
	})

	test('starts when somebody goes away and leaves one to wait for', () => {
		const state = placed(race(), [0, 'GB'], [1, 'HU'])
		expect(goAway(state, [3], REVEALED + 7000).table.deadline).toBe(REVEALED + 27_000)
	})

	test('starts with the reveal where at most one is there at all', () =>
		expect(race({ away: [0, 1, 3] }).table.deadline).toBe(REVEALED + 20_000))

	test('once it runs is neither stopped by somebody coming back nor started again', () => {
		let state = placed(race({ away: [2] }), [0, 'GB'], [1, 'HU'])
		state = goAway(state, [], REVEALED + 4000)
		expect(state.table.deadline).toBe(REVEALED + 22_000)
		state = accept(state, 2, onCard(state, 'HU'), REVEALED + 6000).state
		expect(state.table.deadline).toBe(REVEALED + 22_000)
	})
})

describe('the deadline', () => {
	const late = () => placed(race({ players: 2 }), [0, 'GB'])
	const deadline = REVEALED + 21_000

	test('is kept by who acted before it, though the token came after it', () => {
		const state = late()
		const step = onCard(state, 'HU')
		expect(refusal(state, 1, step, deadline + 390, deadline - 1)).toBeUndefined()
		expect(refusal(state, 1, step, deadline + 390, deadline)).toBe('too-late')
	})

	test('is followed by the settlement when no token can come any more that counts', () =>
		expect(boundless.due(late())).toEqual({ at: deadline + 400, step: { type: 'settle' } }))
})

describe('a token that is missing at the settlement', () => {
	test('costs a flat 40 and stands in nobody’s way', () => {
		expect(paidAfter(placed(race({ players: 2 }), [0, 'HU']))).toEqual([-30, -40])
	})

	test('costs 40 beside a walk to the one that was placed, 80 if both are missing', () => {
		const state = scene({ round: 5, centre: ['FR', 'PL'], ring, players: 3 })
		expect(paidAfter(placed(state, [0, 'HU'], [0, 'GR'], [1, 'HU']))).toEqual([-80, -100, -80])
	})

	test('brings nothing in round 7', () => {
		const state = scene({ round: 7, centre: ['FR', 'PL'], ring, players: 3 })
		expect(paidAfter(placed(state, [0, 'HU'], [0, 'GR'], [1, 'HU']))).toEqual([80, 40, 0])
	})
})

describe('who is away', () => {
	test('is told to the table when it is news', () => {
		const { table } = race({ away: [1] })
		expect(tellPresence(table, [1], [])).toBeUndefined()
		expect(tellPresence(table, [3, 0], [])).toEqual({ type: 'presence', away: [0, 3] })
		expect(tellPresence(table, [], [])).toEqual({ type: 'presence', away: [] })
	})

	test('is told together with which seats bots play', () => {
		const { table } = race({ away: [1] })
		const step = tellPresence(table, [1], [3, 2])
		expect(step).toEqual({ type: 'presence', away: [1], bots: [2, 3] })
		const told = accept(race({ away: [1] }), TABLE, step!, REVEALED + 1).state
		expect(told.table.bots).toEqual([2, 3])
		expect(tellPresence(told.table, [1], [2, 3])).toBeUndefined()
		expect(tellPresence(told.table, [1], [])).toEqual({ type: 'presence', away: [1] })
	})

	test('no longer matters when the game is over', () => {
		const { table } = race()
		expect(tellPresence({ ...table, phase: 'over' }, [1], [2])).toBeUndefined()
	})

	test('may still place, and be ready', () => {
		const state = race({ away: [1] })
		expect(boundless.actors(state.table)).toContain(1)
	})
})
