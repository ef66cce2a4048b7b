import { beforeEach, describe, expect, test } from 'vitest'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { PROTOCOL } from '../../shared/sync/frames.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { ask, newSetting } from './host-setting.ts'

let { authority, clock, create, entries, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, entries, play } = newSetting())
})

describe('creating a room', () => {
	test('is done once', async () => {
		expect(await authority.host.about()).toBeUndefined()
		expect(await create()).toBeUndefined()
		expect(await create()).toEqual({ rejected: 'wrong-phase' })
		expect(await authority.host.about()).toEqual({ game: 'heap', phase: 'lobby', free: 4 })
		expect(entries()).toEqual(['create'])
	})

	test('may be refused, and then there is none', async () => {
		expect(
			await authority.host.create({ code: 'BCDFGH', game: 'chess', options: {} }, tokenOf('ada')),
		).toEqual({
			rejected: 'no-such-game',
		})
		expect(await authority.host.admits()).toBe('no-such-room')
		expect(entries()).toEqual([])
	})

	test('tells strangers how many seats are free: those not taken, or during a game those that stand open', async () => {
		const { bob } = await play()
		expect(await authority.host.about()).toEqual({ game: 'heap', phase: 'playing', free: 0 })
		await bob.command('leave')
		expect(await authority.host.about()).toEqual({ game: 'heap', phase: 'playing', free: 1 })
	})
})

describe('the greeting', () => {
	test('W29: is answered with the seat, the hand, and who is here', async () => {
		const { ada } = await play()
		await ada.leave()
		const back = await Visitor.open(authority)
		expect(await back.hello('ada')).toEqual([
			{ type: 'you', seat: 1, owns: null, now: clock.now },
			{ type: 'hand', epoch: 1, turn: 0, moves: 0, hand: { cards: [] } },
			{ type: 'presence', here: [1, 2], away: {}, watching: 0 },
		])
	})

	test('W1: comes before anything else', async () => {
		await create()
		const visitor = await Visitor.open(authority)
		expect(await visitor.command('chat', { text: 'hi' })).toEqual([
			{ type: 'rejected', id: expect.any(String), code: 'hello-first' },
		])
		expect(await visitor.say(ask('room'))).toEqual([{ type: 'error', code: 'hello-first' }])
		expect(await visitor.say({ type: 'record', epoch: 0 })).toEqual([{ type: 'error', code: 'hello-first' }])
		expect(visitor.documents).toEqual([])
	})

	test('W2: by somebody whose page is too old or too new ends in a reload', async () => {
		await create()
		const visitor = await Visitor.open(authority)
		await visitor.say({ type: 'hello', protocol: PROTOCOL + 1, token: tokenOf('ada') })
		expect(visitor.closed).toBe(closeCodes.oldProtocol)
	})

	test('W3: under two names from one socket is refused, under the same name again is not', async () => {
		await create()
		const visitor = await Visitor.enter(authority, 'ada')
		await visitor.hello('ada')
		expect(visitor.closed).toBeUndefined()
		await visitor.hello('bob')
		expect(visitor.closed).toBe(closeCodes.badHello)
	})

	test('W5: finds no room where there is none', async () => {
		const visitor = await Visitor.open(authority)
		expect(visitor.closed).toBe(closeCodes.noSuchRoom)
	})
})

describe('several sockets of one person', () => {
	test('W4: the newer replaces the older, which hears no more', async () => {
		const { ada, bob } = await play()
		const newer = await Visitor.enter(authority, 'ada')
		ada.listen()
		expect(ada.closed).toBe(closeCodes.replaced)
		expect(newer.last('you')?.seat).toBe(1)
		await bob.command('chat', { text: 'hi' })
		expect(ada.listen()).toEqual([])
		expect(bob.last('presence')).toMatchObject({ here: [1, 2], away: {} })
	})

	test('W4: a greeting that was overtaken by that of a later socket replaces nobody', async () => {
		await create()
		const early = await Visitor.open(authority)
		clock.pass(10)
		const late = await Visitor.enter(authority, 'ada')
		await early.hello('ada')
		expect(early.closed).toBe(closeCodes.replaced)
		late.listen()
		expect(late.closed).toBeUndefined()
	})

	test('the close of a replaced socket leaves its person here', async () => {
		const { ada, bob } = await play()
		await Visitor.enter(authority, 'ada')
		await ada.leave()
		expect(bob.last('presence')).toMatchObject({ here: [1, 2], away: {} })
	})
})
