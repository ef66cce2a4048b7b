import { describe, expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { applySteps } from '../../../shared/kernel/game.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { freeze } from '../support/laws.ts'
import { accept, cash, develop, developAgain, end, played, share, shareAgain, stepsOf } from './act.ts'
import { type Scene, scene } from './scene.ts'

const moment = { at: 0, acted: 0 }
const send = (table: ReturnType<typeof scene>, seat: number, ...steps: Step[]) =>
	applySteps(franchise, freeze(structuredClone(table)), seat, steps, moment)

describe('a turn as one command', () => {
	const table = scene({ places: { detroit: '0', newyork: '0' }, money: 10 })

	test('all of its steps are applied', () => {
		const { state, events } = accept(
			table,
			develop('detroit', 'chicago'),
			share('newyork'),
			shareAgain('newyork'),
			end,
		)
		expect(state).toMatchObject({ turn: 1, progress: null, places: { chicago: '0', newyork: '000' } })
		expect(events.map(({ type }) => type)).toEqual(['income', 'develop', 'share', 'share-again'])
	})

	test('or none: a refusal names the step and changes nothing', () => {
		for (const [steps, rejected, step] of [
			[[develop('detroit', 'chicago'), share('chicago'), end], 'not-there', 1],
			[[develop('detroit', 'memphis'), end], 'no-road', 0],
			[[share('newyork'), share('newyork'), end], 'second-share', 1],
			[[cash, share('newyork'), shareAgain('newyork'), end], 'bonus-twice', 2],
			[[share('detroit'), develop('detroit', 'chicago'), end], 'phase-over', 1],
			[[develop('detroit', 'chicago'), developAgain('newyork', 'chicago'), end], 'same-target', 1],
			[[end, end], 'not-your-turn', 1],
		] as [Step[], string, number][]) {
			expect(send(table, 0, ...steps)).toEqual({ rejected, step })
		}
	})

	const rich = { places: { detroit: '0', newyork: '0' }, money: 20 } as const
	test.each<[string, Scene, Step[], string]>([
		['a road not touching', rich, [develop('dallas', 'houston')], 'road-not-touching'],
		[
			'an occupied town',
			{ ...rich, places: { ...rich.places, indianapolis: '1' } },
			[develop('detroit', 'indianapolis')],
			'town-taken',
		],
		['a second share in one metropolis', rich, [share('newyork'), share('newyork')], 'second-share'],
		['a bonus tile on the first turn', { ...rich, round: 1 }, [cash], 'bonus-too-early'],
		['a bonus tile twice', rich, [cash, cash], 'bonus-twice'],
		[
			'an unpayable price',
			{ places: { detroit: '0' }, money: 0 },
			[develop('detroit', 'chicago')],
			'too-dear',
		],
		[
			'a blocked region',
			{ places: { minneapolis: '0' }, players: 3 },
			[develop('minneapolis', 'fargo')],
			'blocked-region',
		],
	])('%s is refused whole, however good the rest of the turn is', (_, told, steps, rejected) => {
		expect(send(scene(told), 0, ...steps, end)).toEqual({ rejected, step: steps.length - 1 })
	})

	test('nobody plays out of turn', () => {
		expect(send(table, 1, end)).toEqual({ rejected: 'not-your-turn', step: 0 })
		expect(stepsOf(table, 1)).toEqual([])
		expect(send({ ...table, stage: 'over', turn: -1 }, -1, end)).toEqual({
			rejected: 'not-your-turn',
			step: 0,
		})
	})

	test('nothing is revealed, so undo reaches every step', () => {
		for (const step of stepsOf(table)) expect(accept(table, step).reveals).toBe(false)
	})
})

describe('a turn in several commands', () => {
	const table = scene({ places: { detroit: '0', newyork: '0' }, money: 10 })
	const steps = [develop('detroit', 'chicago'), share('newyork'), cash, end]

	test('comes to the same as in one', () => {
		let now = table
		for (const step of steps) now = played(now, step)
		expect(canonical(now)).toBe(canonical(played(table, ...steps)))
	})

	test('it stays its player’s turn, and the legal next steps are those of the middle of a turn', () => {
		const partial = played(table, develop('detroit', 'chicago'))
		expect(franchise.actors(partial)).toEqual([0])
		expect(franchise.outcome(partial)).toBeUndefined()
		const kinds = new Set(stepsOf(partial).map(({ type }) => type))
		expect(kinds).toEqual(new Set(['develop-again', 'share', 'cash', 'end']))
		expect(new Set(stepsOf(played(partial, share('newyork'))).map(({ type }) => type))).toEqual(
			new Set(['share', 'share-again', 'cash', 'end']),
		)
	})

	test('a table put through JSON goes on as before', () => {
		const partial = played(table, develop('detroit', 'chicago'), share('newyork'))
		expect(played(JSON.parse(JSON.stringify(partial)), end)).toEqual(played(partial, end))
	})
})

describe('over the wire', () => {
	test('what is no step is none', () => {
		for (const raw of [
			null,
			'end',
			['end'],
			{ type: 'pass' },
			{ type: 'town', place: 'paris' },
			{ type: 'town', place: '__proto__' },
			{ type: 'share' },
			{ type: 'region', region: 'chicago' },
			{ type: 'develop', path: [] },
			{ type: 'develop', path: ['chicago'] },
			{ type: 'develop', path: 'chicago' },
			{ type: 'develop', path: ['chicago', 7] },
			{ type: 'develop', path: ['chicago', 'detroit'], free: 1 },
			{ type: 'develop', path: ['chicago', 'detroit'], free: -1 },
			{ type: 'develop', path: ['chicago', 'detroit'], free: 0.5 },
			{ type: 'develop', path: new Array(46).fill('chicago') },
			{ type: 'assign', place: 'chicago', value: 9 },
			{ type: 'assign', place: 'chicago', value: '7' },
			{ type: 'assign-region', region: 'gulf', tile: 30 },
			JSON.parse('{"__proto__": {"type": "end"}}'),
		])
			expect(franchise.parse(raw), JSON.stringify(raw)).toBeUndefined()
	})

	test('what is one is stripped of everything else', () => {
		expect(franchise.parse({ type: 'end', seat: 3 })).toEqual({ type: 'end' })
		expect(franchise.parse({ ...develop('chicago', 'detroit'), price: 0 })).toEqual(
			develop('chicago', 'detroit'),
		)
	})
})
