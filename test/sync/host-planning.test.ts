import { expect, test } from 'vitest'
import type { AnyBot } from '../../shared/kernel/bot.ts'
import { heap } from '../support/heap.ts'
import { findChangedToy } from '../support/toys.ts'
import { Visitor } from '../support/visitor.ts'
import { newSetting, take } from './host-setting.ts'

/** A setting whose bots count how often they are asked. */
function counting() {
	let [plans, thoughts] = [0, 0]
	const plain: AnyBot = {
		takes() {
			plans += 1
			return 60_000
		},
		think(...asked) {
			thoughts += 1
			return heap.bots.plain!.think(...asked)
		},
	}
	const setting = newSetting(findChangedToy({ bots: { plain } }))
	return { ...setting, plans: () => plans, thoughts: () => thoughts }
}

test('a bot thinks when its time has come, and not at every chat line, coming, going, or other command', async () => {
	const { playWithBot, authority, clock, thoughts, entries } = counting()
	const ada = await playWithBot()
	await ada.command('move', take, { epoch: 1 })
	expect(authority.store.alarmAt).toBe(clock.now + 60_000)
	for (let line = 0; line < 5; line++) await ada.command('chat', { text: `line ${line}` })
	const eve = await Visitor.enter(authority, 'eve')
	await eve.leave()
	await ada.command('profile', { name: 'Countess' })
	authority.ring()
	await authority.settle()
	expect(thoughts()).toBe(0)
	clock.pass(60_000)
	authority.ring()
	await authority.settle()
	expect(entries().filter((type) => type === 'move')).toHaveLength(2)
	expect(thoughts()).toBe(1)
})

test('a bot that takes over, and one that finds a move taken back, plans anew', async () => {
	const { play, authority, clock } = counting()
	const { ada, bob } = await play()
	await bob.command('leave')
	await ada.command('hand-over', { seat: 2, to: 'bot' })
	await ada.command('move', take, { epoch: 1 })
	expect(authority.store.alarmAt).toBe(clock.now + 60_000)
	clock.pass(1_000)
	await ada.command('undo', {}, { epoch: 1, turn: 1 })
	expect(authority.store.alarmAt).toBeGreaterThan(clock.now + 60_000)
	await ada.command('move', take, { epoch: 1, turn: 2 })
	expect(authority.store.alarmAt).toBe(clock.now + 60_000)
})

/** A table of a person and a bot, whose host has paused after the person's move. */
async function pauseAfterMove() {
	const setting = counting()
	const { playWithBot, authority } = setting
	const ada = await playWithBot()
	let goOn = () => {}
	const pausing = new Promise<void>((paused) => {
		authority.pause = () =>
			new Promise((resolve) => {
				goOn = resolve
				paused()
			})
	})
	authority.sleep()
	await authority.settle()
	void ada.command('move', take, { epoch: 1 }) // answered while the host pauses
	await pausing
	ada.listen()
	return { ...setting, ada, goOn: () => goOn() }
}

test('everybody hears of a move before the room thinks about the next one', async () => {
	const { authority, ada, plans, goOn, entries } = await pauseAfterMove()
	expect(ada.texts.at(-1)).toMatchObject({ type: 'ack' })
	expect(entries().filter((type) => type === 'move')).toHaveLength(1)
	expect(plans()).toBe(0)
	goOn()
	await authority.settle()
	expect(plans()).toBeGreaterThan(0)
})

test('a host that dies in that pause thinks about it when it wakes', async () => {
	const { authority, plans } = await pauseAfterMove()
	authority.pause = undefined
	authority.restart()
	await authority.settle()
	expect(plans()).toBeGreaterThan(0)
})
