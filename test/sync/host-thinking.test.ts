import { describe, expect, test } from 'vitest'
import { type AnyBot, quickBot } from '../../shared/kernel/bot.ts'
import { TABLE } from '../../shared/kernel/game.ts'
import type { MoveArgs } from '../../shared/room/entry.ts'
import { dash } from '../support/dash.ts'
import { heap } from '../support/heap.ts'
import { findChangedToy } from '../support/toys.ts'
import { Visitor } from '../support/visitor.ts'
import { newSetting, take } from './host-setting.ts'

const SLICES = 5

/** What a bot has done, for tests to count. */
interface Count {
	begun: number
	slices: number
}

/** Thinks long about what another decides at once. */
const ponderer = (takes: number, decide: AnyBot, count: Count): AnyBot => ({
	takes: () => takes,
	*think(...asked) {
		count.begun += 1
		for (let slice = 1; slice < SLICES; slice++) {
			count.slices += 1
			yield
		}
		count.slices += 1
		return decide.think(...asked).next().value as unknown[]
	},
})

/** An authority whose bots think only when they are let. */
function thinking(change: (count: Count) => Parameters<typeof findChangedToy>[0]) {
	const count: Count = { begun: 0, slices: 0 }
	const setting = newSetting(findChangedToy(change(count)))
	const { authority, clock } = setting
	const breaths: (() => void)[] = []
	authority.breathe = () => new Promise((resolve) => breaths.push(resolve))
	const breathe = async () => {
		for (const goOn of breaths.splice(0)) goOn()
		await authority.settle()
	}
	return {
		...setting,
		count,
		breathe,
		/** Lets everybody think to the end. */
		async think() {
			while (breaths.length > 0) await breathe()
		},
		/** Time passes until the alarm goes off. */
		async passToAlarm() {
			clock.pass(Math.max(0, authority.store.alarmAt! - clock.now))
			authority.ring()
			await authority.settle()
		},
		moves: () =>
			authority.store.entries.filter(({ type }) => type === 'move').map(({ args }) => args as MoveArgs),
	}
}

const deep = (count: Count) => ({ deep: ponderer(1000, heap.bots.plain!, count) })

/** A person has moved, and a bot that thinks long has begun to. */
async function atTurn(bots: (count: Count) => Record<string, AnyBot> = deep) {
	const setting = thinking((count) => ({ bots: bots(count) }))
	await setting.create()
	const ada = await Visitor.enter(setting.authority, 'ada')
	await ada.command('sit', { name: 'Ada' })
	await ada.command('add-bot', { bot: Object.keys(bots({ begun: 0, slices: 0 })).at(-1) })
	await ada.command('start')
	await ada.command('move', take, { epoch: 1 })
	expect(setting.count.begun).toBe(0)
	await setting.passToAlarm()
	return { ...setting, ada }
}

describe('while a bot thinks', () => {
	test('everybody is answered after one slice at most', async () => {
		const { ada, count, breathe, moves } = await atTurn()
		for (let slice = 1; slice < SLICES; slice++) {
			expect(count.slices).toBe(slice)
			expect(await ada.command('chat', { text: `${slice}` })).toContainEqual(
				expect.objectContaining({ type: 'ack' }),
			)
			expect(await ada.command('profile', { name: `Ada ${slice}` })).toContainEqual(
				expect.objectContaining({ type: 'ack' }),
			)
			expect(count.slices).toBe(slice)
			expect(moves()).toHaveLength(1)
			await breathe()
		}
		expect(moves()).toMatchObject([{}, { seat: 1 }])
		expect(count).toEqual({ begun: 1, slices: SLICES })
	})

	test('it gives its thought up when it is nobody’s turn any more', async () => {
		const { authority, ada, count, think } = await atTurn()
		expect(count.slices).toBe(1)
		await ada.command('propose', { what: 'end' }, { epoch: 1, turn: 1 })
		expect(await authority.host.about()).toMatchObject({ phase: 'over' })
		await think()
		expect(count.slices).toBe(1)
	})

	test('its move is the one it would have made at once', async () => {
		const slow = await atTurn()
		await slow.think()
		const quick = await atTurn(() => ({ deep: { ...heap.bots.plain!, takes: () => 1000 } }))
		expect(slow.moves()[1]!.steps).toEqual(quick.moves()[1]!.steps)
	})

	test('the room may die at any moment: it is woken, and the bot begins again', async () => {
		for (let slice = 0; slice < SLICES; slice++) {
			const { authority, breathe, think, passToAlarm, moves, count } = await atTurn()
			for (let breath = 0; breath < slice; breath++) await breathe()
			authority.sleep()
			await authority.settle()
			await think()
			if (moves().length < 2) await passToAlarm()
			await think()
			expect(moves(), `after ${slice} slices`).toHaveLength(2)
			expect(count.begun).toBe(slice === SLICES - 1 ? 1 : 2)
		}
	})

	test('a room whose memory and sockets are lost is woken by its alarm alone', async () => {
		const { authority, clock, breathe, think, moves } = await atTurn()
		await breathe()
		expect(authority.store.alarmAt).toBe(clock.now + 10_000)
		authority.restart()
		await authority.settle()
		await think()
		expect(moves()).toHaveLength(2)
	})

	test('a person who takes the move back puts an end to it', async () => {
		const { ada, count, breathe, think, moves, authority } = await atTurn()
		await breathe()
		await ada.command('undo', {}, { epoch: 1, turn: 1 })
		await think()
		expect(count.slices).toBe(2)
		expect(moves()).toHaveLength(1)
		await ada.command('move', take, { epoch: 1, turn: 2 })
		expect(authority.reported).toEqual([])
		expect(count.begun).toBe(1)
	})

	test('whoever takes the seat back, or sends it away, puts an end to it', async () => {
		const setting = thinking((count) => ({ bots: { deep: ponderer(1000, heap.bots.plain!, count) } }))
		const { play, authority, breathe, think, moves, passToAlarm, count } = setting
		const { ada, bob } = await play()
		await bob.command('leave')
		await ada.command('hand-over', { seat: 2, to: 'bot' })
		await ada.command('move', take, { epoch: 1 })
		await passToAlarm()
		await breathe()
		await bob.command('reclaim')
		await think()
		expect(count).toEqual({ begun: 1, slices: 2 })
		expect(await bob.command('move', take, { epoch: 1, turn: 1 })).toContainEqual(
			expect.objectContaining({ type: 'ack' }),
		)
		expect(moves()).toHaveLength(2)
		expect(authority.reported).toEqual([])
	})

	test('a bot in whose place another is put thinks no further', async () => {
		const { ada, breathe, think, moves, count } = await atTurn((counted) => ({
			steady: heap.bots.plain!,
			master: ponderer(1000, heap.bots.plain!, counted),
		}))
		await breathe()
		await ada.command('kick', { seat: 2 })
		await think()
		expect(count.slices).toBe(2)
		expect(moves()).toHaveLength(1)
	})
})

describe('a thought that fails', () => {
	const throwing: AnyBot = {
		takes: () => 1000,
		*think() {
			yield
			throw new Error('stumbled')
		},
	}
	const wrong = quickBot(
		() => 1000,
		() => [{ kind: 'take', count: 9 }],
	)

	test.each([
		['that throws', throwing, 'stumbled'],
		['that is refused', wrong, 'too-many-stones'],
	])('%s is reported, and a weaker bot plays instead', async (_, failing, why) => {
		const { think, moves, authority } = await atTurn(() => ({ plain: heap.bots.plain!, failing }))
		await think()
		expect(moves()).toHaveLength(2)
		expect(`${authority.reported[0]}`).toMatch(why)
	})

	test('where all of them do, something legal is played', async () => {
		const { think, moves } = await atTurn(() => ({ wrong, failing: throwing }))
		await think()
		expect(moves()[1]).toMatchObject({ seat: 1, steps: [expect.anything()] })
	})
})

describe('in a race', () => {
	/** A person and five bots that all plan to grab at the same time, who begin to think late, if told so; or six bots. */
	async function atRace({ late = 0, handsOver = false } = {}) {
		const setting = thinking((count) => ({ bots: { deep: ponderer(400, dash.bots.quick!, count) } }))
		const { create, authority, clock } = setting
		await create('dash')
		const ada = await Visitor.enter(authority, 'ada')
		await ada.command('sit', { name: 'Ada' })
		for (let bot = 0; bot < 5; bot++) await ada.command('add-bot')
		await ada.command('start')
		if (handsOver) await ada.command('hand-over', { seat: 1, to: 'bot' })
		while (setting.moves().length === 0) await setting.passToAlarm()
		const { acted } = setting.moves().at(-1)!
		clock.pass(400 + late)
		authority.store.alarmAt = clock.now
		authority.ring()
		await authority.settle()
		return { ...setting, ada, revealed: acted! }
	}

	test('five who think at once delay no frame of a person by more than a slice', async () => {
		const { ada, count, moves, think } = await atRace()
		expect(count.slices).toBe(1)
		const answers = await ada.command('move', { steps: [{ kind: 'grab' }] }, { epoch: 1, turn: 1 })
		expect(answers).toContainEqual(expect.objectContaining({ type: 'ack' }))
		expect(count.slices).toBe(1)
		await think()
		expect(count).toEqual({ begun: 5, slices: 5 * SLICES }) // what others do is no reason to begin again
		expect(moves().filter(({ seat }) => seat !== TABLE)).toHaveLength(6)
	})

	test('nor do six, of somebody whose seat one of them has', async () => {
		const { ada, count, breathe, think } = await atRace({ handsOver: true })
		for (let slice = 1; slice < SLICES; slice++) {
			const answers = await ada.command('chat', { text: `${slice}` })
			expect(answers).toContainEqual(expect.objectContaining({ code: 'not-seated' })) // at once
			expect(count.slices).toBe(slice)
			await breathe()
		}
		await think()
		expect(count).toEqual({ begun: 6, slices: 6 * SLICES })
	})

	test('their planned time counts, also where the table is due meanwhile', async () => {
		const { think, moves, revealed, count } = await atRace({ late: 6_000 })
		expect(count.slices).toBe(1)
		await think()
		const grabs = moves().filter(({ seat }) => seat !== TABLE)
		expect(grabs.map(({ acted }) => acted)).toEqual(Array(5).fill(revealed + 400))
		expect(moves().slice(0, 7).at(-1)).toMatchObject({ seat: TABLE, steps: [{ kind: 'settle' }] })
	})
})
