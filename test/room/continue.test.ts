import { describe, expect, test } from 'vitest'
import { games as allGames, findGame } from '../../shared/games/index.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { continueRoom } from '../../shared/room/continue.ts'
import type { Entry, MoveArgs } from '../../shared/room/entry.ts'
import { replayLog } from '../../shared/room/replay.ts'
import type { Room } from '../../shared/room/room.ts'
import { personOf } from '../../shared/sync/host.ts'
import { Bench } from '../support/bench.ts'
import { Between } from '../support/between.ts'
import { ada, bob, underWay } from '../support/shared-device.ts'

const newcomer = 'c'.repeat(64)
const LATER = 9_000_000_000

async function startBetween(): Promise<Between> {
	const between = await Between.open('franchise', findGame)
	await between.start()
	return between
}

const carry = (bench: Bench, seat = 1, log: unknown = JSON.parse(JSON.stringify(bench.log))) =>
	continueRoom({ code: 'BCDFGH', log, seat }, newcomer, LATER, bench.games)

function carried(bench: Bench, seat?: number): { room: Room; entry: Entry } {
	const step = carry(bench, seat)
	if (isRejected(step)) throw new Error(step.rejected)
	return { room: step.room, entry: step.entry! }
}

describe.each(allGames.map(({ id }) => id))('a game of %s', (id) => {
	test('goes on in another room as it stands, and its first entry alone tells all of it', () => {
		const bench = underWay(id)
		const { room, entry } = carried(bench)
		expect(room).toMatchObject({ code: 'BCDFGH', phase: 'playing', creator: newcomer, touchedAt: LATER })
		expect(canonical(room.match!.state)).toBe(canonical(bench.match.state))
		expect(room.match).toMatchObject({ seed: bench.match.seed, commitment: bench.match.commitment })
		expect(canonical(replayLog(JSON.parse(JSON.stringify([entry])), findGame))).toBe(canonical(room))
	})

	test('has lost no time on the way', () => {
		const bench = underWay(id)
		const { room } = carried(bench)
		const passed = ({ touchedAt, match }: Room) => touchedAt - match!.startedAt - match!.turnAt
		expect(passed(room)).toBe(passed(bench.room))
	})
})

test('whoever brings it keeps one seat; bots play on, and the other seats wait for whoever comes', () => {
	const { room } = carried(underWay('metro'), 2)
	expect(room.seats).toMatchObject([
		{ name: 'Ada', owner: null, player: null, bot: null },
		{ name: 'Bob', owner: newcomer, player: newcomer },
		{ owner: null, player: null, bot: 'greedy' },
	])
})

test('before a game, and after it, nobody waits for others', () => {
	const bench = new Bench({ game: 'metro', creator: ada, games: findGame })
	bench.must(ada, 'sit', { name: 'Ada' }).must(bob, 'sit', { name: 'Bob' }).must(ada, 'add-bot')
	expect(carried(bench).room.seats.map(({ player, bot }) => player ?? bot)).toEqual([newcomer, 'greedy'])
})

test('a game between devices goes on with the seed that all of them drew', async () => {
	const { bench } = await startBetween()
	const log = bench.log.map((entry) => ({ ...entry, by: entry.by && personOf(entry.by) }))
	const step = carry(bench, 2, log)
	if (isRejected(step)) throw new Error(step.rejected)
	expect(step.room.match).toMatchObject({ seed: bench.match.seed, commitment: bench.match.commitment })
	expect(step.room).not.toHaveProperty('host')
})

test('a room that goes on knows which game between devices it was, so that all who bring it meet', () => {
	const bench = underWay('franchise')
	const origin = '0'.repeat(32)
	const step = continueRoom({ code: 'BCDFGH', log: bench.log, seat: 1, origin }, newcomer, LATER, bench.games)
	if (isRejected(step)) throw new Error(step.rejected)
	expect(step.room.origin).toBe(origin)
	expect(replayLog([step.entry!], findGame)!.origin).toBe(origin)
	expect(carried(bench).room.origin).toBe('')
})

describe('is refused', () => {
	const bench = underWay('metro')
	const log: Entry[] = JSON.parse(JSON.stringify(bench.log))
	const started = log.findIndex(({ type }) => type === 'start')
	const moved = log.findIndex(({ type }) => type === 'move')
	const changed = (index: number, change: object) => log.with(index, { ...log[index]!, ...change })
	const move = log[moved]!.args as MoveArgs

	test.each([
		['no log', null],
		['an empty one', []],
		['one that does not begin', log.slice(1)],
		['one without its deal', log.toSpliced(started, 1)],
		['one with a move left out', log.toSpliced(moved, 1)],
		['a move of another seat', changed(moved, { args: { ...move, seat: (move.seat! + 1) % 3 } })],
		['a move of no shape', changed(moved, { args: { ...move, steps: ['north'] } })],
		['a move of nobody', changed(moved, { args: { steps: move.steps } })],
		[
			'a move against the rules',
			changed(moved, { args: { ...move, steps: [...move.steps, ...move.steps] } }),
		],
		['a seed that is none', changed(started, { args: { seed: 'mine', version: 1 } })],
		['other rules', changed(started, { args: { seed: '0'.repeat(64), version: 99 } })],
		['time that runs backwards', changed(moved, { at: 5 })],
		['a person who is none', changed(started, { by: 'ada' })],
		['a command given by nobody', changed(started, { by: null })],
		['a command that is none', changed(started, { type: 'win' })],
		['a name that cannot be shown', changed(1, { args: { name: { toString: 'x' } } })],
		['another game’s name', changed(0, { args: { game: 'canasta', options: {} } })],
		['something else', 'a story'],
	])('%s', (_, wrong) => {
		expect(carry(bench, 1, wrong)).toEqual({ rejected: 'bad-log' })
	})

	test.each([[3], [99]])('the seat %s, which is no person’s', (seat) => {
		expect(carry(bench, seat)).toEqual({ rejected: 'no-such-seat' })
	})
})
