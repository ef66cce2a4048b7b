import { beforeEach, describe, expect, test } from 'vitest'
import { quickBot } from '../../shared/kernel/bot.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { reject, TOO_LATE } from '../../shared/kernel/rejection.ts'
import { PROBES } from '../../shared/sync/probes.ts'
import { dash } from '../support/dash.ts'
import { findChangedToy } from '../support/toys.ts'
import { Visitor } from '../support/visitor.ts'
import { ask, newSetting } from './host-setting.ts'
import { expectJudgements } from './judged.ts'
import { answerProbes, findAny, newRaceSetting, tableOf } from './race-setting.ts'

let setting = newRaceSetting()
beforeEach(() => {
	setting = newRaceSetting()
})

const steps = [{ kind: 'grab' }]
const grab = (visitor: Visitor, claim?: number, turn = 1) =>
	visitor.command('move', { steps, claim }, { epoch: 1, turn })

/** Ada and Bob, whose networks are known, at the moment of the first reveal. */
async function reveal(adaTakes: number, bobTakes: number) {
	const { ada, bob } = await setting.play('dash')
	for (const { wire } of [ada, bob])
		wire.attachment = { ...wire.attachment, roundTrip: Math.max(adaTakes, bobTakes) }
	await setting.pass(100)
	await answerProbes(ada, setting, [adaTakes])
	await answerProbes(bob, setting, [Math.max(0, bobTakes - adaTakes)])
	await setting.pass(900 - Math.max(adaTakes, bobTakes))
	return { ada, bob }
}

describe('probes', () => {
	test('W37: are sent before a race, in an event of their own', async () => {
		const { ada } = await setting.play('dash')
		const writes = setting.authority.store.size
		expect(ada.last('probe')).toBeUndefined()
		await setting.pass(100)
		expect(ada.last('probe')).toEqual({ type: 'probe', n: expect.any(Number) })
		expect(setting.authority.store.size).toBe(writes)
	})

	test('W37: follow each other as they are answered; the least time counts, and outlives a sleep', async () => {
		const { ada } = await setting.play('dash')
		await setting.pass(100)
		const delays = [40, 25, 31, 60, 25, 28, 90, 33]
		expect(delays).toHaveLength(PROBES)
		await answerProbes(ada, setting, delays)
		const asked = ada.texts.filter(({ type }) => type === 'probe')
		expect(asked).toHaveLength(PROBES)
		setting.authority.sleep()
		await setting.authority.settle()
		expect(ada.wire.attachment.probe).toBe(25)
	})

	test('W37: that nobody sent are not answered', async () => {
		const { ada } = await setting.play('dash')
		await setting.pass(100)
		const { n } = ada.last('probe')!
		await ada.say({ type: 'probe', n: n + 7 })
		await ada.say({ type: 'probe', n })
		await ada.say({ type: 'probe', n })
		expect(ada.wire.attachment.probe).toBe(0)
		expect(ada.texts.filter(({ type }) => type === 'probe')).toHaveLength(2)
	})

	test('are for players, and for games that race', async () => {
		const { ada } = await setting.play('heap')
		await setting.pass(2_000)
		expect(ada.last('probe')).toBeUndefined()
	})

	test('those who only watch are not asked', async () => {
		await setting.play('dash')
		const eve = await Visitor.enter(setting.authority, 'eve')
		await setting.pass(500)
		expect(eve.last('probe')).toBeUndefined()
	})

	test('ask whoever comes back in the middle of a race', async () => {
		const { ada } = await reveal(20, 20)
		await ada.leave()
		const again = await Visitor.enter(setting.authority, 'ada')
		expect(again.last('probe')).toBeUndefined()
		await again.say(ask('table'))
		expect(again.last('probe')).toBeDefined()
	})
})

describe('a move in a race', () => {
	test('W38: is timed from when the race is safely stored, which is when it is shown', async () => {
		const { ada } = await setting.play('dash')
		await setting.pass(100)
		await answerProbes(ada, setting, [20])
		setting.authority.store.onFlush = () => setting.clock.pass(30)
		const shownAt: number[] = []
		setting.authority.onSend = () => shownAt.push(setting.clock.now)
		await setting.pass(880)
		expect(new Set(shownAt)).toEqual(new Set([setting.clock.now]))
		setting.clock.pass(812)
		await grab(ada)
		expect(setting.lastMove()).toMatchObject({
			acted: 1_812,
			evidence: { seat: 1, race: '1.1', arrival: 812, claim: null, base: 20 },
		})
	})

	test('counts from when its player acted: the nearer does not win by being near', async () => {
		const { ada, bob } = await reveal(20, 300)
		setting.clock.pass(720)
		await grab(ada, 700)
		setting.clock.pass(230)
		await grab(bob, 650)
		await setting.pass(5_000)
		expect(tableOf(ada).table).toMatchObject({ scores: [0, expect.any(Number)] })
		expect(tableOf(ada).moves).toContainEqual([-1, ['settled', 1]])
		expect(expectJudgements(setting.authority.store.entries, findAny)).toBe(2)
	})

	test('that was at the door before the race was shown counts from when it was: nobody acts before the reveal', async () => {
		const { ada } = await setting.play('dash')
		let said: Promise<unknown> | undefined
		setting.authority.store.onFlush = () => {
			said ??= grab(ada, 0)
			setting.clock.pass(30)
		}
		await setting.pass(1_000)
		await said
		expect(setting.lastMove()).toMatchObject({ acted: 1_000, evidence: { arrival: 0 } })
	})

	test('W38: that claims more than the network explains is believed only that far', async () => {
		const { ada } = await reveal(20, 20)
		setting.clock.pass(900)
		await grab(ada, 100)
		expect(setting.lastMove().acted).toBe(1_000 + 900 - (20 + 42))
	})

	test('refused costs its seat nothing of its quota', async () => {
		const { ada } = await reveal(20, 20)
		setting.clock.pass(500)
		const [refused] = await ada.command(
			'move',
			{ steps: [{ kind: 'settle' }], claim: 1 },
			{ epoch: 1, turn: 1 },
		)
		expect(refused).toMatchObject({ code: 'not-your-turn' })
		setting.clock.pass(400)
		await grab(ada, 100)
		expect(setting.lastMove().acted).toBe(1_000 + 900 - (20 + 42))
	})

	test.each([
		['after the host slept or died', () => {}],
		[
			'where the first release stored it',
			() => setting.authority.store.holdOld(setting.authority.store.entries),
		],
	])('finds the quota as it was %s', async (_, change) => {
		const { ada, bob } = await reveal(20, 20)
		setting.clock.pass(900)
		await grab(ada, 100)
		change()
		setting.authority.sleep()
		await setting.authority.settle()
		await grab(bob, 880)
		await setting.pass(1_100)
		setting.clock.pass(900)
		await grab(ada, 100, 3)
		const { evidence, acted } = setting.lastMove()
		expect(evidence).toMatchObject({ race: '1.3', base: 20 })
		expect(evidence!.arrival - (acted! - tableSince())).toBe(20 + 7) // 42 spent, 7.4 gained
	})

	/** When the race that is on began, in the game's time. */
	const tableSince = () => {
		const reveals = setting.authority.store.entries.filter(({ args }) =>
			JSON.stringify(args).includes('reveal'),
		)
		const start = setting.authority.store.entries.find(({ type }) => type === 'start')!
		return reveals.at(-1)!.at - start.at
	}

	test('is timed from the log where the host slept since the race began', async () => {
		const { ada } = await reveal(20, 20)
		setting.authority.sleep()
		await setting.authority.settle()
		setting.clock.pass(600)
		await grab(ada, 590)
		expect(setting.lastMove()).toMatchObject({
			acted: 1_590,
			evidence: { arrival: 600, claim: 590, base: 20 },
		})
	})
})

describe('what the table shows of networks', () => {
	test('each player’s ping and what was given, once a race is over', async () => {
		const { ada, bob } = await reveal(20, 300)
		bob.wire.attachment = { ...bob.wire.attachment, roundTrip: 280 }
		setting.clock.pass(900)
		await grab(ada, 880)
		await grab(bob, 650)
		await setting.pass(100)
		expect(ada.last('presence')?.network).toEqual({
			1: { ping: 20, given: 20, verified: true },
			2: { ping: 280, given: 250, verified: true },
		})
	})

	test('what a page alone measured, as unverified: little of it is given, and that is logged', async () => {
		const { ada, bob } = await reveal(20, 300)
		const { roundTrip: _, ...attachment } = bob.wire.attachment
		bob.wire.attachment = attachment
		setting.clock.pass(900)
		await grab(bob, 600)
		expect(setting.lastMove()).toMatchObject({ acted: 1_000 + 900 - (20 + 42), evidence: { base: 20 } })
		await grab(ada, 880)
		await setting.pass(100)
		expect(ada.last('presence')?.network).toMatchObject({ 2: { ping: 300, given: 62, verified: false } })
		expect(expectJudgements(setting.authority.store.entries, findAny)).toBe(2)
	})

	test('nothing, where nothing races', async () => {
		const { ada } = await setting.play('heap')
		expect(ada.last('presence')).not.toHaveProperty('network')
	})
})

describe('who is away', () => {
	test('is told to the table, which waits for nobody who is', async () => {
		const { ada, bob } = await reveal(20, 20)
		await bob.leave()
		expect(tableOf(ada).table).toMatchObject({ away: [1] })
		await grab(ada, 10)
		expect(tableOf(ada).moves.at(-1)).toEqual([-1, ['settled', 0]])
		await Visitor.enter(setting.authority, 'bob')
		expect(tableOf(ada).table).toMatchObject({ away: [] })
	})

	test('is not told twice, and not where the game does not ask', async () => {
		const { bob } = await setting.play('heap')
		const before = setting.authority.store.size
		await bob.leave()
		expect(setting.authority.store.size).toBe(before)
	})
})

describe('a move of the room’s own that is refused', () => {
	/** Ada and a bot at a race whose rules have changed, until its first number is settled or should be. */
	const playOn = async (change: Parameters<typeof findChangedToy>[0]) => {
		const { authority, clock, create } = newSetting(findChangedToy(change))
		await create('dash')
		const ada = await Visitor.enter(authority, 'ada')
		await ada.command('sit', { name: 'Ada' })
		await ada.command('add-bot')
		await ada.command('start')
		for (let i = 0; i < 70; i++) {
			clock.pass(100)
			authority.ring()
			await authority.settle()
		}
		return { reported: authority.reported.map(String), moves: tableOf(ada).moves }
	}
	const settled = [-1, ['settled', null]]

	/** The rules, but for a step that is refused as one that came after its time. */
	const lateFor = (kind: string) => ({
		apply: (...[state, seat, step, moment]: Parameters<AnyGame['apply']>) =>
			(step as { kind: string }).kind === kind
				? reject<string>(TOO_LATE)
				: (dash as AnyGame).apply(state, seat, step, moment),
	})

	test('is reported where a bot does what it may not, and another is found for it', async () => {
		const odd = quickBot(
			() => 100,
			() => [{ kind: 'settle' }],
		)
		const { reported, moves } = await playOn({ bots: { odd } })
		expect(reported[0]).toMatch('own move was refused: not-your-turn')
		expect(moves).toContainEqual([1, ['grab']])
	})

	test('is nobody’s fault where a bot was too late', async () => {
		const { reported, moves } = await playOn(lateFor('grab'))
		expect(reported).toEqual([])
		expect(moves).toContainEqual(settled)
	})

	test('is reported where it is the table’s, also as too late', async () => {
		const { reported } = await playOn(lateFor('settle'))
		expect(reported[0]).toMatch('own move was refused: too-late')
	})
})
