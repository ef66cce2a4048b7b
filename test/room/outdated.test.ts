import { describe, expect, test } from 'vitest'
import { reject } from '../../shared/kernel/rejection.ts'
import { recordOf, viewTable } from '../../shared/room/view.ts'
import { type Bench, playing } from '../support/bench.ts'
import { heap } from '../support/heap.ts'
import { nextOwnMove } from '../support/next-own-move.ts'
import { findChangedToy } from '../support/toys.ts'

const inProgress = (): Bench => {
	const bench = playing()
	bench.move('ada', { kind: 'take', count: 3 }, { kind: 'pass' })
	bench.must('bob', 'profile', { name: 'well' })
	return bench
}

/** Folds the log again, as after a deploy, and goes on from there. */
const deploy = (bench: Bench, change: Parameters<typeof findChangedToy>[0]): Bench => {
	bench.games = findChangedToy(change)
	bench.room = bench.replayed()
	return bench
}

const goesOn = (bench: Bench) => {
	bench.must('ada', 'profile', { name: 'again?' })
	bench.must('ada', 'rematch')
	expect(bench.room).toMatchObject({ phase: 'playing', seats: [{ player: 'ada' }, { player: 'bob' }] })
	expect(bench.isReplayable()).toBe(true)
}

describe('rules that have a new version', () => {
	const deployed = () => deploy(inProgress(), { version: 2 })

	test('close the game as outdated, and the room goes on', () => {
		const bench = deployed()
		expect(bench.room).toMatchObject({ phase: 'over', epoch: 1, match: { outdated: true, outcome: null } })
		expect(viewTable(bench.room, bench.games)?.now).toMatchObject({ outdated: true, seed: null })
		expect(bench.seat('bob').name).toBe('well')
		goesOn(bench)
	})

	test('nothing more is played in it, and it has no record', () => {
		const bench = deployed()
		expect(bench.move('ada', { kind: 'take', count: 1 })).toEqual({ rejected: 'wrong-phase' })
		expect(bench.do('ada', 'undo')).toEqual({ rejected: 'nothing-to-undo' })
		expect(nextOwnMove(bench.room, bench.games)).toBeUndefined()
		expect(recordOf(bench.room)).toBeUndefined()
	})
})

test('rules whose earlier version is still known play its games on, and the next one by the new rules', () => {
	const bench = deploy(inProgress(), { version: 2, races: () => true, earlier: [heap] })
	expect(bench.room).toMatchObject({ phase: 'playing', match: { version: 1, outdated: false } })
	for (const player of ['bob', 'ada', 'bob', 'ada'])
		bench.move(player, { kind: 'take', count: 3 }, { kind: 'pass' })
	expect(recordOf(bench.room)?.version).toBe(1)
	expect(bench.isReplayable()).toBe(true)
	goesOn(bench)
	expect(bench.match.version).toBe(2)
})

describe('rules that refuse an old move', () => {
	test.each<[string, () => never | ReturnType<typeof reject>]>([
		['with a code', () => reject('bad-move')],
		[
			'by stumbling over it',
			() => {
				throw new Error('stumbled')
			},
		],
	])('%s close the game there, and the room goes on', (_, apply) => {
		const bench = deploy(inProgress(), { apply })
		expect(bench.room).toMatchObject({ phase: 'over', match: { outdated: true, moves: [] } })
		goesOn(bench)
	})
})

test('when the rules come back, what happened in between is still there', () => {
	const bench = deploy(inProgress(), { version: 2 })
	bench.must('cid', 'sit', { name: 'Cid' }).must('ada', 'rematch')
	bench.move('ada', { kind: 'take', count: 1 })
	deploy(bench, {})
	expect(bench.room).toMatchObject({
		phase: 'over',
		epoch: 2,
		seats: [{ player: 'ada' }, { player: 'bob' }, { player: 'cid' }],
		match: { outdated: true, version: 2 },
	})
})

describe('a game that can no longer be set up', () => {
	const options = {
		...heap.options,
		fields: { ...heap.options.fields, size: { kind: 'flag', default: true } as const },
	}

	test('leaves the room in its lobby, under a number of its own, with options that are legal', () => {
		const bench = deploy(inProgress(), { options, setup: () => ({}) })
		expect(bench.room).toMatchObject({ phase: 'lobby', epoch: 1, match: null, options: { size: true } })
		expect(bench.seat('bob').name).toBe('well')
		expect(bench.do('ada', 'undo')).toEqual({ rejected: 'stale' })
	})

	test('also when its rules are gone altogether', () => {
		const bench = inProgress()
		bench.games = () => undefined
		bench.room = bench.replayed()
		expect(bench.room).toMatchObject({ phase: 'lobby', epoch: 1, match: null })
		expect(bench.do('ada', 'start')).toEqual({ rejected: 'no-such-game' })
	})
})

test('a move in a game that went out of date while it was played is refused', () => {
	const bench = inProgress()
	bench.games = (id) => (id === 'heap' ? undefined : findChangedToy({})(id))
	expect(bench.move('bob', { kind: 'take', count: 1 })).toEqual({ rejected: 'outdated-game' })
})

test('a game that was over before the rules changed is closed too, since it would end differently', () => {
	const bench = playing({ options: { size: 6 } })
	bench.move('ada', { kind: 'take', count: 3 }, { kind: 'pass' })
	bench.move('bob', { kind: 'take', count: 3 })
	deploy(bench, { version: 2 })
	expect(bench.room).toMatchObject({ phase: 'over', match: { outdated: true, outcome: null } })
	goesOn(bench)
})
