import { beforeEach, describe, expect, test } from 'vitest'
import { decodeDocumentFrame } from '../../shared/sync/documents.ts'
import { MAX_FRAME, PROTOCOL } from '../../shared/sync/frames.ts'
import { Page } from '../support/page.ts'
import { tokenOf } from '../support/visitor.ts'
import { newSetting, pass, take } from './pages-setting.ts'

let { authority, clock, create, enter, play, sit } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, enter, play, sit } = newSetting())
})

describe('a new connection', () => {
	test('says everything in one go, and waits for nothing in between', async () => {
		await create('heap')
		const ada = Page.open(authority, clock, 'ada')
		void ada.connection.send('sit', { name: 'Ada' })
		await ada.deliverUp()
		ada.wire.deliverDown()
		const [hello, room, table, lines, command, ...more] = ada.wire.socket.sent
		expect(JSON.parse(hello as string)).toEqual({ type: 'hello', protocol: PROTOCOL, token: tokenOf('ada') })
		expect(decodeDocumentFrame(room as Uint8Array)).toMatchObject({ name: 'room', kind: 'ask' })
		expect(decodeDocumentFrame(table as Uint8Array)).toMatchObject({ name: 'table', kind: 'ask' })
		expect(JSON.parse(lines as string)).toEqual({ type: 'lines', after: 0 })
		expect(JSON.parse(command as string)).toMatchObject({ type: 'sit', args: { name: 'Ada' } })
		expect(more).toEqual([])
	})

	test('knows nothing before it is answered', () => {
		const { connection } = Page.open(authority, clock, 'ada')
		const { status, you, room, table, hand, presence, pending } = connection
		expect(status.value).toBe('connecting')
		for (const signal of [you, room, table, hand, presence]) expect(signal.value).toBeUndefined()
		expect(pending.value).toBe(0)
	})

	test('shows the room, one’s seat, the table, one’s hand and who is here', async () => {
		const { ada } = await play()
		const eve = await enter('eve')
		expect(eve.connection.status.value).toBe('online')
		expect(eve.connection.you.value).toBeNull()
		expect(eve.connection.hand.value).toBeUndefined()
		expect(eve.connection.room.value).toMatchObject({ phase: 'playing', epoch: 1, seats: [{}, {}] })
		expect(eve.connection.table.value).toMatchObject({ now: { turn: 0 }, table: { heap: 6 }, moves: [] })
		expect(eve.connection.presence.value).toMatchObject({ here: [1, 2], watching: 1 })
		expect(ada.connection.you.value).toBe(1)
		expect(ada.connection.hand.value).toEqual({ cards: [] })
	})

	test('to a room in its lobby shows no table', async () => {
		const { ada } = await sit()
		expect(ada.connection.room.value).toMatchObject({ phase: 'lobby' })
		expect(ada.connection.table.value).toBeUndefined()
	})

	test('to a room that is not there says so, for good', async () => {
		const ada = await enter('ada')
		expect(ada.connection.status.value).toBe('no-such-room')
		clock.pass(60_000)
		expect(ada.around.wires).toHaveLength(1)
		expect(await ada.connection.send('sit', { name: 'Ada' })).toEqual({ rejected: 'no-such-room' })
		expect(await ada.connection.record()).toBeNull()
	})
})

describe('a command', () => {
	test('resolves with nothing when it is done, and the table has it by then', async () => {
		const { ada, bob } = await play()
		const turns: unknown[] = []
		const fate = ada.connection.send('move', { steps: [take(1), pass] }).then(() => {
			turns.push(ada.connection.table.value?.now.turn)
		})
		expect(ada.connection.pending.value).toBe(1)
		await ada.exchange()
		await fate
		expect(turns).toEqual([1])
		expect(ada.connection.pending.value).toBe(0)
		await bob.exchange()
		expect(bob.connection.table.value).toMatchObject({
			table: { heap: 5, turn: 1 },
			moves: [[0, ['take', 1], ['pass']]],
		})
	})

	test('resolves with the refusal, and the step', async () => {
		const { ada, bob } = await play()
		expect(await bob.send('move', { steps: [take(1)] })).toEqual({ rejected: 'not-your-turn' })
		expect(await ada.send('move', { steps: [take(1), take(9)] })).toEqual({
			rejected: 'too-many-stones',
			step: 1,
		})
		expect(ada.connection.pending.value).toBe(0)
	})

	test('names the epoch and turn that the page shows', async () => {
		const { ada } = await play()
		await ada.send('move', { steps: [take(1)] })
		void ada.connection.send('move', { steps: [take(1)] })
		expect(JSON.parse(ada.wire.socket.sent.at(-1) as string)).toMatchObject({ epoch: 1, turn: 1 })
	})

	test('that is too large is refused here: sending it would cost the connection', async () => {
		const { ada } = await sit()
		const sent = ada.wire.socket.sent.length
		expect(await ada.connection.send('chat', { text: 'x'.repeat(MAX_FRAME) })).toEqual({
			rejected: 'too-large',
		})
		expect(ada.wire.socket.sent).toHaveLength(sent)
		expect(ada.connection.pending.value).toBe(0)
	})
})

describe('besides', () => {
	test('the authority’s clock is known as well as the road allows', async () => {
		await create('heap')
		const ada = Page.open(authority, clock, 'ada')
		const skew = 3_600_000
		ada.around.dials.skew = -skew
		clock.now += 40
		await ada.deliverUp()
		clock.now += 40
		ada.wire.deliverDown()
		clock.now += 40
		await ada.deliverUp()
		clock.now += 40
		await ada.exchange()
		expect(ada.connection.clockOffset()).toBe(skew)
	})

	test('W40: frames of a kind it does not know are passed over', async () => {
		const { ada } = await play()
		ada.wire.socket.take({ data: '{"type":"weather","rain":true}' })
		ada.wire.socket.take({ data: new Uint8Array([9, 9, 9]) })
		expect(await ada.send('chat', { text: 'still here' })).toBeUndefined()
	})

	test('who comes and goes is shown', async () => {
		const { ada, bob } = await play()
		bob.lose()
		await authority.settle()
		await ada.exchange()
		expect(ada.connection.presence.value).toMatchObject({ here: [1], away: { 2: clock.now } })
		await bob.comeBack()
		await ada.exchange()
		expect(ada.connection.presence.value).toMatchObject({ here: [1, 2], away: {} })
	})
})
