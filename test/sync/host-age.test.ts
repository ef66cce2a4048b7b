import { beforeEach, describe, expect, test } from 'vitest'
import { canonical } from '../../shared/kernel/json.ts'
import { replayLog } from '../../shared/room/replay.ts'
import { takeCheckpoint } from '../../shared/sync/checkpoint.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { wakeRoom } from '../../shared/sync/waking.ts'
import { seated } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting, take } from './host-setting.ts'

let { authority, clock, create, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, play } = newSetting())
})

type Players = Awaited<ReturnType<typeof play>>

/** Plays a game of the heap to its end: twelve stones, three at a time. */
async function finish({ ada, bob }: Players, epoch: number): Promise<void> {
	for (const [turn, player] of [ada, bob, ada, bob].entries()) {
		const steps = [{ kind: 'take', count: 3 }, ...(turn < 3 ? [{ kind: 'pass' }] : [])]
		expect(await player.command('move', { steps }, { epoch, turn })).toContainEqual(acknowledged)
	}
}
const acknowledged = { type: 'ack', id: expect.anything() }

const rematch = async ({ ada }: Players, epoch: number) =>
	expect(await ada.command('rematch', {}, { epoch })).toContainEqual(acknowledged)

/** The room as a wake would find it now. */
const woken = () => wakeRoom(authority.store.stored, findToy)?.room

async function wake(): Promise<void> {
	authority.sleep()
	expect(await authority.settle()).toBe(true)
}

describe('an old room', () => {
	test('stores no more after a hundred games than after one, and wakes from its current game alone', async () => {
		const players = await play()
		await finish(players, 1)
		const young = authority.store.volume
		for (let epoch = 1; epoch < 100; epoch++) {
			clock.pass(60_000)
			await rematch(players, epoch)
			await finish(players, epoch + 1)
			if (epoch === 1) authority.sleep()
		}
		const old = authority.store.volume
		expect(old.rows).toBeLessThanOrEqual(young.rows + 1) // the record of the game before
		expect(old.characters).toBeLessThan(young.characters * 3)
		await wake()
		expect(authority.store.stored.entries.map(({ type }) => type)).toEqual([
			'rematch',
			...Array(4).fill('move'),
		])
	})

	test('is after every wake the room that all of its log tells of', async () => {
		const players = await play()
		const { ada, bob } = players
		const expectSame = async () => {
			await wake()
			const told = replayLog(authority.store.entries, findToy)!
			const { before, after, entries } = authority.store.stored
			expect(entries.length + 2).toBeLessThan(14)
			expect(before ?? after).toBeDefined()
			expect(canonical(woken())).toBe(canonical(told))
		}
		for (let epoch = 1; epoch < 4; epoch++) {
			await expectSame()
			await finish(players, epoch)
			await expectSame()
			await bob.command('leave')
			await bob.command('sit', { name: 'Robert' })
			await ada.command('profile', { colour: epoch + 2 })
			await expectSame()
			await rematch(players, epoch)
		}
		await expectSame()
	})

	test('a room in which people come and go between games does not grow', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		const volumes: number[] = []
		for (let i = 0; i < 2_000; i++) {
			clock.pass(5_000)
			await ada.command('sit', { name: 'Ada' })
			await ada.command('leave')
			if (i % 100 === 99) volumes.push(authority.store.volume.characters)
		}
		expect(authority.store.stored.entries).toEqual([])
		expect(Math.max(...volumes)).toBeLessThan(100_000)
		expect(Math.max(...volumes.slice(10))).toBeLessThanOrEqual(1.1 * Math.max(...volumes.slice(0, 10)))
	})

	test('who left for good is forgotten', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		for (let i = 0; i < 30; i++) {
			const guest = await Visitor.enter(authority, `guest ${i}`)
			await guest.command('sit', { name: `Guest ${i}` })
			await guest.leave()
			await ada.command('kick', { seat: i + 1 })
			clock.pass(60_000)
		}
		await ada.leave()
		expect(Object.keys(authority.store.stored.away)).toHaveLength(1)
	})

	test('a command of the game before is known after the rematch, and applied once', async () => {
		const players = await play()
		await finish(players, 1)
		const { ada } = players
		const again = { id: 'again', epoch: 1, turn: 0, type: 'rematch', args: {} }
		await ada.say(again)
		await wake()
		expect(await ada.say(again)).toContainEqual({ type: 'ack', id: 'again' })
		expect(authority.store.entries.filter(({ type }) => type === 'rematch')).toHaveLength(1)
	})
})

test('a room that went on from elsewhere forgets that with its next game', async () => {
	const players = await play()
	await players.ada.command('move', take, { epoch: 1 })
	const game = await authority.host.continuation()
	;({ authority, clock } = newSetting())
	expect(await authority.host.continue({ code: 'CDFGHJ', game, seat: 1 }, tokenOf('ada'))).toBeUndefined()
	expect(authority.store.stored.entries.map(({ type }) => type)).toEqual(['continue'])
	const ada = await Visitor.enter(authority, 'ada')
	const bob = await Visitor.enter(authority, 'bob')
	await bob.command('ask', { name: 'Bob', seat: 2 })
	expect(await ada.command('admit', { ask: 3, yes: true })).toContainEqual(acknowledged)
	for (const [turn, player] of [bob, ada, bob, ada].entries()) {
		const steps = turn < 3 ? [{ kind: 'take', count: 3 }, { kind: 'pass' }] : [{ kind: 'take', count: 2 }]
		const place = { epoch: 1, turn: turn + 1 }
		expect(await player.command('move', { steps }, place)).toContainEqual(acknowledged)
	}
	await wake()
	expect(authority.store.stored.entries[0]?.type).toBe('continue')
	await rematch({ ada, bob }, 1)
	await wake()
	expect(authority.store.stored.entries.map(({ type }) => type)).toEqual(['rematch'])
	expect(JSON.stringify(authority.store.stored)).not.toContain('"continue"')
})

test('what the referee judged before a rest is not judged again by a wake', () => {
	const evidence = { seat: 1, race: '1.1', arrival: 900, claim: 700, base: 30 }
	const entries = [...seated().log, { at: 1, by: 'ada', type: 'move', args: { steps: [], evidence } }]
	const judgements = { 1: { reaction: 1, compensation: 2, quota: { race: '1.1', granted: 3, spent: 2 } } }
	const after = takeCheckpoint(seated().room, judgements)
	const stored = { after, entries, updates: [], away: {} }
	expect(wakeRoom(stored, findToy)?.judgements).toEqual(judgements)
})

describe('the record of a finished game', () => {
	const recordOf = async (visitor: Visitor, epoch: number) => {
		await visitor.say({ type: 'record', epoch })
		return visitor.last('record')
	}

	test('W35: can be had during the next game, and goes with the one after that', async () => {
		const players = await play()
		await finish(players, 1)
		const first = await recordOf(players.bob, 1)
		expect(first?.record?.moves).toHaveLength(4)
		await rematch(players, 1)
		await wake()
		expect(await recordOf(players.bob, 1)).toEqual(first)
		expect(await recordOf(players.bob, 2)).toMatchObject({ epoch: 2, record: null })
		await finish(players, 2)
		expect(await recordOf(players.bob, 1)).toEqual(first)
		expect((await recordOf(players.bob, 2))?.record).not.toBeNull()
		await rematch(players, 2)
		expect(await recordOf(players.bob, 1)).toMatchObject({ record: null })
		expect((await recordOf(players.bob, 2))?.record?.seed).not.toBe(first?.record?.seed)
	})
})

describe('a room of the first release', () => {
	/** The log of everything so far, with some chat in it, as that release kept it. */
	const oldLog = () =>
		authority.store.entries.flatMap((entry, index) =>
			index === 2
				? [entry, { at: entry.at, by: entry.by, id: 'c', type: 'chat', args: { text: 'hello' } }]
				: [entry],
		)

	/** Another authority that finds it. */
	async function reopen(log = oldLog()) {
		const fresh = newSetting()
		fresh.authority.store.holdOld(log)
		fresh.clock.pass(clock.now - fresh.clock.now)
		;({ authority, clock } = fresh)
		await wake()
	}

	test('wakes as its log tells, plays on, and is stored anew', async () => {
		const players = await play()
		await finish(players, 1)
		await rematch(players, 1)
		await players.ada.command('move', { steps: [{ kind: 'take', count: 2 }, { kind: 'pass' }] }, { epoch: 2 })
		const told = canonical(replayLog(authority.store.entries, findToy))
		await reopen()
		expect(canonical(woken())).toBe(told)
		expect(authority.store.stored.isOld).toBeUndefined()
		expect(authority.store.stored.entries.map(({ type }) => type)).toEqual(['rematch', 'move'])
		await wake()
		expect(canonical(woken())).toBe(told)
		const ada = await Visitor.enter(authority, 'ada')
		await ada.say({ type: 'lines', after: 0 })
		expect(ada.last('lines')?.lines).toMatchObject([{ text: 'hello' }])
		const bob = await Visitor.enter(authority, 'bob')
		const steps = [{ kind: 'take', count: 1 }, { kind: 'pass' }]
		expect(await bob.command('move', { steps }, { epoch: 2, turn: 1 })).toContainEqual(acknowledged)
	})

	test('a lobby wakes too', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		await ada.command('sit', { name: 'Ada' })
		await ada.command('add-bot')
		await reopen()
		expect(authority.store.stored).toMatchObject({ entries: [], after: { room: { phase: 'lobby' } } })
		expect(await authority.host.about()).toMatchObject({ phase: 'lobby', free: 2 })
	})

	test('a page of its protocol is told to load again, and keeps its seat', async () => {
		await play()
		await reopen()
		const old = await Visitor.open(authority)
		await old.say({ type: 'hello', protocol: 1, token: tokenOf('ada') })
		expect(old.closed).toBe(closeCodes.oldProtocol)
		const ada = await Visitor.enter(authority, 'ada')
		expect(ada.last('you')).toMatchObject({ seat: 1 })
	})
})

test('an entry that the rules stumble over is reported, and its game closed as outdated', async () => {
	const stumble = () => {
		throw new Error('stumbled')
	}
	let isChanged = false
	const setting = newSetting((id) => {
		const game = findToy(id)
		return game && isChanged ? { ...game, apply: stumble } : game
	})
	;({ authority, clock, play } = setting)
	const { ada } = await play()
	await ada.command('move', take, { epoch: 1 })
	isChanged = true
	await wake()
	expect(authority.reported).toMatchObject([
		{ message: "The log's move is refused: heap version 1, epoch 1", cause: { message: 'stumbled' } },
	])
	expect(await authority.host.about()).toMatchObject({ phase: 'over' })
})
