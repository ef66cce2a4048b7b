import { beforeEach, describe, expect, test } from 'vitest'
import { PLACES } from '../../shared/sync/admission.ts'
import { WATCHERS_AT_ONCE, WATCHERS_EVERY } from '../../shared/sync/presence-news.ts'
import { Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

let { authority, clock, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, play } = newSetting())
})

const toldOf = (visitor: Visitor): number => {
	visitor.listen()
	return visitor.texts.filter(({ type }) => type === 'presence').length
}
const WATCHERS = PLACES - 4
const watch = async () => {
	const watchers: Visitor[] = []
	for (let index = 0; index < WATCHERS; index++) watchers.push(await Visitor.enter(authority, `w${index}`))
	return watchers
}

describe('who is here', () => {
	test('W32: the hello flood: a greeting that is repeated is heard by nobody, however often', async () => {
		const { ada, bob } = await play()
		const watchers = await watch()
		clock.pass(WATCHERS_EVERY)
		await ada.command('chat', { text: 'hi' }) // what was put off when they came is told
		const before = [ada, bob, ...watchers].map(toldOf)
		for (let time = 0; time < 5; time++) {
			clock.pass(WATCHERS_EVERY)
			for (const [index, watcher] of watchers.entries()) expect(await watcher.hello(`w${index}`)).toEqual([])
		}
		clock.pass(WATCHERS_EVERY)
		await ada.command('chat', { text: 'ho' })
		expect([ada, bob, ...watchers].map(toldOf)).toEqual(before)
	})

	test('many who come to watch are told of at once, and each of them hears of the others', async () => {
		const { ada } = await play()
		const before = toldOf(ada)
		const watchers = await watch()
		expect(toldOf(ada) - before).toBeLessThanOrEqual(WATCHERS_AT_ONCE)
		for (const watcher of watchers) expect(toldOf(watcher)).toBeLessThanOrEqual(WATCHERS_AT_ONCE)
		expect(watchers.at(-1)!.last('presence')).toMatchObject({ here: [1, 2], watching: WATCHERS })
		clock.pass(WATCHERS_EVERY)
		await ada.command('chat', { text: 'hi' })
		expect(ada.last('presence')).toMatchObject({ watching: WATCHERS })
		expect(watchers[0]!.last('presence')).toMatchObject({ watching: WATCHERS })
	})

	test('W32: watchers who come and go and come cost those who play a frame a second', async () => {
		const { ada } = await play()
		const before = toldOf(ada)
		for (let time = 0; time < 100; time++) {
			const guest = await Visitor.enter(authority, `w${time}`)
			clock.pass(WATCHERS_EVERY / 20)
			await guest.leave()
			clock.pass(WATCHERS_EVERY / 20)
		}
		expect(toldOf(ada) - before).toBeLessThanOrEqual(WATCHERS_AT_ONCE + 11)
	})

	test('what was put off is told though nothing more happens', async () => {
		const { ada } = await play()
		await watch()
		expect(ada.last('presence')?.watching).toBeLessThan(WATCHERS)
		for (let time = 0; time < WATCHERS_AT_ONCE; time++) {
			clock.pass(WATCHERS_EVERY)
			authority.ring()
			await authority.settle()
		}
		expect(ada.last('presence')).toMatchObject({ watching: WATCHERS })
	})

	test('whoever heard of somebody who has gone since hears that too', async () => {
		const { ada } = await play()
		const eve = await Visitor.enter(authority, 'eve')
		clock.pass(WATCHERS_EVERY)
		await eve.say({ type: 'probe', n: 1 })
		const fay = await Visitor.enter(authority, 'fay')
		const gus = await Visitor.enter(authority, 'gus')
		expect(gus.last('presence')).toMatchObject({ watching: 3 })
		await fay.leave()
		clock.pass(WATCHERS_EVERY)
		await ada.command('chat', { text: 'hi' })
		for (const visitor of [ada, eve, gus]) expect(visitor.last('presence')).toMatchObject({ watching: 2 })
	})

	test('W32: of the players everybody hears at once, and only when it is news', async () => {
		const { ada, bob } = await play()
		await Visitor.enter(authority, 'eve')
		const before = toldOf(ada)
		await bob.leave()
		expect(toldOf(ada) - before).toBe(1)
		expect(ada.last('presence')).toMatchObject({ here: [1], away: { 2: clock.now }, watching: 1 })
		for (let time = 0; time < 10; time++) await Visitor.enter(authority, 'bob')
		expect(toldOf(ada) - before).toBe(2)
	})
})
