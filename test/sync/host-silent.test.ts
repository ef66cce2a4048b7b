import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { findGame, games } from '../../shared/games/index.ts'
import { allowances } from '../../shared/room/clock.ts'
import { NUDGE_AFTER, STAND_IN_AFTER } from '../../shared/room/nudge.ts'
import type { RoomView, TableView } from '../../shared/room/view.ts'
import { readView } from '../../shared/sync/documents.ts'
import { Visitor } from '../support/visitor.ts'
import { ask, take } from './host-setting.ts'
import { newRaceSetting, tableOf } from './race-setting.ts'

let setting = newRaceSetting()
beforeEach(() => {
	setting = newRaceSetting()
})

const { reserve, turn: each } = allowances.brisk
const game = { epoch: 1 }

/** Ada and Bob at a game of heap with a clock. */
async function brisk(): Promise<{ ada: Visitor; bob: Visitor }> {
	await setting.create()
	const ada = await Visitor.enter(setting.authority, 'ada')
	const bob = await Visitor.enter(setting.authority, 'bob')
	await ada.command('sit', { name: 'Ada' })
	await bob.command('sit', { name: 'Bob' })
	await ada.command('clock', { pace: 'brisk' })
	await ada.command('start')
	return { ada, bob }
}

/** Lets time pass while these pages give signs of life. */
async function passWith(milliseconds: number, ...here: Visitor[]): Promise<void> {
	const until = setting.clock.now + milliseconds
	while (setting.clock.now < until) {
		await setting.pass(Math.min(20_000, until - setting.clock.now))
		for (const visitor of here) await visitor.say('ping')
	}
}

function roomOf(visitor: Visitor): RoomView {
	visitor.listen()
	const doc = new Y.Doc()
	const rooms = visitor.documents.filter(({ name }) => name === 'room')
	const epoch = rooms.at(-1)?.epoch
	for (const { epoch: of, body } of rooms) if (of === epoch) Y.applyUpdate(doc, body)
	return readView(doc) as RoomView
}

const clockOf = (visitor: Visitor): TableView['now']['clock'] => tableOf(visitor).now.clock

describe('a clock', () => {
	test('W109: runs out by one alarm, and the bot plays on', async () => {
		const { ada, bob } = await brisk()
		expect(setting.authority.store.alarmAt).toBe(setting.clock.now + each + reserve)
		await passWith(each + reserve, ada, bob)
		expect(setting.entries()).toContain('time-out')
		expect(ada.last('you')).toMatchObject({ seat: null, owns: 1 })
		await passWith(5_000, ada, bob)
		expect(tableOf(bob).moves.at(-1)?.[0]).toBe(0) // the bot has moved
		await ada.command('reclaim')
		expect(ada.last('you')).toMatchObject({ seat: 1, owns: null })
	})

	test('W109: sleep in between changes nothing, and nothing is written for it', async () => {
		const { ada, bob } = await brisk()
		const before = setting.entries().length
		await passWith(each + 100_000, ada, bob)
		setting.authority.sleep()
		await setting.authority.settle()
		expect(setting.entries().length).toBe(before)
		expect(setting.authority.store.alarmAt).toBe(setting.clock.now + reserve - 100_000)
		await ada.command('move', take, { ...game, turn: 0 })
		expect(clockOf(bob)?.left).toEqual([reserve - 100_000, reserve])
	})

	test('W110: a crash counts against nobody', async () => {
		const { ada, bob } = await brisk()
		await passWith(each + 100_000, ada, bob)
		setting.clock.pass(60_000) // in which there is no host
		setting.authority.restart()
		await setting.authority.settle()
		const back = await Visitor.enter(setting.authority, 'ada')
		const other = await Visitor.enter(setting.authority, 'bob')
		expect(setting.entries()).toContain('interrupt')
		await passWith(each, back, other)
		await back.command('move', take, { ...game, turn: 0 })
		await other.say(ask('table'))
		expect(clockOf(other)?.left).toEqual([reserve, reserve])
	})

	test('W110: a room that nobody woke in time gives the time back', async () => {
		const { ada, bob } = await brisk()
		setting.clock.pass(each + reserve + 600_000)
		await bob.say('ping')
		await ada.say('ping')
		setting.authority.ring()
		await setting.authority.settle()
		expect(ada.last('you')).toMatchObject({ seat: 1 })
		expect(clockOf(bob)?.left).toEqual([reserve, reserve])
		expect(setting.authority.store.alarmAt).toBe(setting.clock.now + each + reserve)
	})

	test('W109, W110: where nobody waits the room sleeps: no alarm, and no bot takes over', async () => {
		const { ada, bob } = await brisk()
		await bob.leave()
		await passWith(each + reserve + 70_000, ada)
		expect(setting.entries()).not.toContain('time-out')
		expect(setting.authority.store.alarmAt).toBeGreaterThan(setting.clock.now + 24 * 3_600_000)
		const back = await Visitor.enter(setting.authority, 'bob') // who waits now
		await setting.authority.settle()
		expect(ada.last('you')).toMatchObject({ seat: 1 })
		expect(setting.authority.store.alarmAt).toBe(setting.clock.now + each + reserve)
		await passWith(each + reserve, ada, back)
		expect(ada.last('you')).toMatchObject({ seat: null, owns: 1 })
	})

	test('W109, W110: whoever has been gone for a minute waits no more, and not a moment before', async () => {
		const { ada, bob } = await brisk()
		const out = setting.clock.now + each + reserve
		await bob.leave()
		setting.clock.pass(59_999)
		await ada.command('profile', { name: 'Adele' })
		expect(setting.authority.store.alarmAt).toBe(out)
		setting.clock.pass(1)
		await ada.command('profile', { name: 'Ada' })
		expect(setting.authority.store.alarmAt).toBeGreaterThan(setting.clock.now + 24 * 3_600_000)
	})

	test('W110: a device that slept with its room tells it how long', async () => {
		const { ada, bob } = await brisk()
		setting.clock.pass(each + 50_000)
		await setting.authority.host.interrupted(40_000)
		await ada.command('move', take, { ...game, turn: 0 })
		expect(clockOf(bob)?.left).toEqual([reserve - 10_000, reserve])
	})

	test('W110: how long it was gone is never more than since anything happened', async () => {
		await brisk()
		setting.clock.pass(7_000)
		await setting.authority.host.interrupted(Number.POSITIVE_INFINITY)
		expect(setting.authority.store.entries.at(-1)).toMatchObject({ type: 'interrupt', args: { lost: 7_000 } })
	})

	test('W110: a room without a clock writes nothing about a crash, and sets no alarm', async () => {
		await setting.play()
		const before = setting.entries()
		setting.authority.restart()
		await setting.authority.settle()
		expect(setting.entries()).toEqual(before)
		expect(setting.authority.store.alarmAt).toBeGreaterThan(setting.clock.now + 24 * 3_600_000)
	})

	test('W105: a paused room sets no alarm for it', async () => {
		const { ada, bob } = await brisk()
		await ada.command('propose', { what: 'pause' }, game)
		await bob.command('reply', { proposal: 3, yes: true }, game)
		expect(tableOf(ada).now).toMatchObject({ paused: true })
		expect(setting.authority.store.alarmAt).toBeGreaterThan(setting.clock.now + 24 * 3_600_000)
	})
})

/** What a visitor could play now. */
function legalFor(visitor: Visitor, id: string, place: number): unknown[] {
	const { table, now } = tableOf(visitor)
	const rules = findGame(id)!
	if (now.outcome || !rules.actors(table).includes(place)) return []
	return rules.steps({ table, seat: place, hand: visitor.last('hand')?.hand })
}

describe.each(games.map(({ id }) => [id]))('a table of %s with one silent player', (id) => {
	test('W101: finishes without that player', async () => {
		const [silent, first, second] = (await setting.gather(3, id)) as [Visitor, Visitor, Visitor]
		let votes = 0
		for (let looks = 0; tableOf(first).now.outcome === null && looks < 3_000; looks++) {
			for (const [place, visitor] of [first, second].entries()) {
				const [step] = legalFor(visitor, id, place + 1)
				if (step)
					await visitor.command('move', { steps: [step] }, { ...game, turn: tableOf(visitor).now.turn })
			}
			const { now } = tableOf(first)
			if (setting.clock.now - (now.since ?? setting.clock.now) >= STAND_IN_AFTER) {
				await first.command('propose', { what: 'bot', seat: 1 }, game)
				await second.command('reply', { proposal: roomOf(first).proposal?.id, yes: true }, game)
				votes += 1
			}
			await passWith(id === 'boundless' ? 2_000 : 20_000, silent, first, second)
		}
		expect(tableOf(first).now.outcome).not.toBeNull()
		expect(votes).toBe(id === 'boundless' ? 0 : 1) // its rounds wait for nobody
		expect(setting.authority.reported).toEqual([])
	})
})

test('W100: a nudge rings the bell of whoever is waited for', async () => {
	const rung: [string, string][] = []
	setting.authority.bell = {
		look: () => Number.POSITIVE_INFINITY,
		nudge: (code, person) => rung.push([code, person]),
	}
	setting.authority.sleep()
	const { ada, bob } = await setting.play()
	await passWith(NUDGE_AFTER, ada, bob)
	await bob.command('nudge', { seat: 1 })
	expect(rung).toEqual([['BCDFGH', expect.stringMatching(/^[0-9a-f]{64}$/)]])
})
