import { beforeEach, describe, expect, test } from 'vitest'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { WATCHERS_EVERY } from '../../shared/sync/presence-news.ts'
import { Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

let { authority, clock, create, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, play } = newSetting())
})

describe('presence', () => {
	test('somebody whose socket closes is away from then on, even within the same millisecond', async () => {
		const { ada, bob } = await play()
		await bob.leave()
		expect(ada.last('presence')).toEqual({ type: 'presence', here: [1], away: { 2: clock.now }, watching: 0 })
	})

	test('those without a seat are counted, once each', async () => {
		const { ada } = await play()
		const eve = await Visitor.enter(authority, 'eve')
		await Visitor.enter(authority, 'eve')
		await Visitor.enter(authority, 'fay')
		await Visitor.open(authority)
		clock.pass(WATCHERS_EVERY)
		await ada.command('dance')
		expect(ada.last('presence')).toMatchObject({ watching: 2 })
		await eve.leave()
		expect(ada.last('presence')).toMatchObject({ watching: 2 })
	})

	/** Whether Ada may give Bob's seat away now. */
	const isGone = async (ada: Visitor) => {
		const [answer] = (await ada.command('hand-over', { seat: 2, to: 'open' })).filter(
			({ type }) => type === 'ack' || type === 'rejected',
		)
		return answer?.type === 'ack'
	}

	test('a socket that fell silent is a ghost after a while, without any close', async () => {
		const { ada } = await play()
		clock.pass(GONE_AFTER - 1)
		expect(await isGone(ada)).toBe(false)
		clock.pass(1)
		expect(await isGone(ada)).toBe(true)
	})

	test('a sign of life counts from anew', async () => {
		const { ada, bob } = await play()
		clock.pass(30_000)
		await bob.say('ping')
		clock.pass(GONE_AFTER - 1)
		expect(await isGone(ada)).toBe(false)
	})

	test('a close is remembered while the room sleeps', async () => {
		const { ada, bob } = await play()
		await bob.leave()
		clock.pass(GONE_AFTER - 1)
		authority.sleep()
		await ada.say('ping')
		expect(await isGone(ada)).toBe(false)
		clock.pass(1)
		authority.sleep()
		expect(await isGone(ada)).toBe(true)
	})

	test('whoever lost their socket with the host is away since it came back, however often it sleeps', async () => {
		await play()
		authority.restart()
		await authority.settle()
		const ada = await Visitor.enter(authority, 'ada')
		for (let i = 0; i < 6; i++) {
			expect(await isGone(ada)).toBe(false)
			clock.pass(10_000)
			authority.sleep()
		}
		await ada.say('ping')
		expect(await isGone(ada)).toBe(true)
	})

	test('a creator who never came is gone a minute after making the room, however often it sleeps', async () => {
		await create()
		const bob = await Visitor.enter(authority, 'bob')
		await bob.command('sit', { name: 'Bob' })
		for (let i = 0; i < 6; i++) {
			expect(await bob.command('add-bot')).toMatchObject([{ code: 'not-allowed' }])
			clock.pass(10_000)
			authority.sleep()
		}
		expect(await bob.command('add-bot')).toContainEqual({ type: 'ack', id: expect.any(String) })
	})

	test('whoever comes back is here', async () => {
		const { ada, bob } = await play()
		await bob.leave()
		clock.pass(GONE_AFTER)
		await ada.say('ping')
		await Visitor.enter(authority, 'bob')
		expect(ada.last('presence')).toMatchObject({ here: [1, 2], away: {} })
		expect(await isGone(ada)).toBe(false)
	})

	test('of those who only look nothing is stored', async () => {
		await create()
		const eve = await Visitor.enter(authority, 'eve')
		await eve.leave()
		expect(Object.keys((await authority.store.read()).away)).toHaveLength(1) // the creator, who is expected
	})
})
