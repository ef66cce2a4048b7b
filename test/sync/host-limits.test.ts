import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { encodeDocumentFrame, readView } from '../../shared/sync/documents.ts'
import { MAX_FRAME } from '../../shared/sync/frames.ts'
import { BURST } from '../../shared/sync/rate-limit.ts'
import { Visitor } from '../support/visitor.ts'
import { ask, newSetting } from './host-setting.ts'

let { authority, clock, create, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, play } = newSetting())
})

describe('limits', () => {
	test('W16: too many commands at once are refused by name, and go on when time has passed', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		for (let i = 0; i < BURST; i++) await ada.command('dance')
		expect(await ada.command('sit', { name: 'Ada' })).toMatchObject([{ type: 'rejected', code: 'too-fast' }])
		expect(await ada.say(ask('room'))).toMatchObject([{ type: 'error', code: 'too-fast' }])
		clock.pass(5_000)
		expect(await ada.command('sit', { name: 'Ada' })).toContainEqual({ type: 'ack', id: expect.any(String) })
	})

	test('W16: a flood closes the socket, and counts as leaving', async () => {
		const { ada, bob } = await play()
		for (let i = 0; i < 200 && ada.closed === undefined; i++) await ada.command('dance')
		expect(ada.closed).toBe(closeCodes.tooFast)
		expect(bob.last('presence')).toMatchObject({ here: [2], away: { 1: clock.now } })
	})

	test('W14: a frame that is too large closes the socket, and counts as leaving', async () => {
		const { ada, bob } = await play()
		await ada.say('x'.repeat(MAX_FRAME + 1))
		expect(ada.closed).toBe(closeCodes.tooLarge)
		expect(bob.last('presence')).toMatchObject({ here: [2], away: { 1: clock.now } })
		const other = await Visitor.enter(authority, 'eve')
		await other.say(new Uint8Array(MAX_FRAME + 1))
		expect(other.closed).toBe(closeCodes.tooLarge)
	})

	test('W14: a frame of 4096 letters or bytes is read, as little as it may say', async () => {
		const { ada } = await play()
		expect(await ada.say('x'.repeat(4096))).toEqual([{ type: 'error', code: 'malformed' }])
		expect(await ada.say(new Uint8Array(4096))).toEqual([{ type: 'error', code: 'malformed' }])
		expect(ada.closed).toBeUndefined()
		await ada.say('x'.repeat(4097))
		expect(ada.closed).toBe(closeCodes.tooLarge)
	})

	test.each(['', '{', '[]', '{"type":"hello"}', '\u0000'])('W15: the text %j is malformed', async (text) => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		expect(await ada.say(text)).toEqual([{ type: 'error', code: 'malformed' }])
	})

	test('documents can be asked for, not written', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		const forged = new Y.Doc()
		forged.getMap('view').set('.phase', 'over')
		for (const kind of ['state', 'update'] as const) {
			const frame = { name: 'room', epoch: 0, kind, body: Y.encodeStateAsUpdate(forged) } as const
			expect(await ada.say(encodeDocumentFrame(frame))).toEqual([{ type: 'error', code: 'read-only' }])
		}
		expect(await ada.say(new Uint8Array([1, 2, 3]))).toEqual([{ type: 'error', code: 'malformed' }])
		const seen = new Y.Doc()
		await ada.say(ask('room'))
		Y.applyUpdate(seen, ada.documents.at(-1)!.body)
		expect(readView(seen)).toMatchObject({ phase: 'lobby' })
	})
})
