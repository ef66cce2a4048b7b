import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { encodeDocumentFrame } from '../../shared/sync/documents.ts'
import { type AuthorityFrame, MAX_FRAME, PROTOCOL } from '../../shared/sync/frames.ts'
import { actorOf, sitAndStart, stepsOf, tokenOf } from '../support/play.ts'
import type { Frame, ScriptedClient } from '../support/scripted-client.ts'
import { connect, createRoom, enter, gather } from './support/house.ts'
import { type Kept, stored } from './support/stored.ts'

let code: string
let players: ScriptedClient[]
let spectator: ScriptedClient
let actor: ScriptedClient
let other: ScriptedClient
let before: Kept
let table: unknown

beforeEach(async () => {
	code = await createRoom()
	players = await gather(code, 2)
	spectator = await enter(code, 99)
	await sitAndStart(players)
	actor = actorOf(players)!
	other = players.find((client) => client !== actor)!
	before = await stored(code)
	await spectator.until(() => spectator.epoch > 0, 'the game')
	table = spectator.table
})

/** Whatever was sent, nothing was written and nobody saw anything else. */
afterEach(async () => {
	expect(await stored(code)).toEqual(before)
	const latecomer = await enter(code, 100)
	expect(latecomer.table).toEqual(table)
	expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

const isError = (frame: AuthorityFrame): frame is Frame<'error'> => frame.type === 'error'

async function errorFor(client: ScriptedClient, frame: string | Uint8Array | object): Promise<string> {
	const answered = client.next(isError)
	client.sendRaw(frame)
	return (await answered).code
}

async function codeFor(
	client: ScriptedClient,
	command: { id: string; [field: string]: unknown },
): Promise<string> {
	const answer = await client.deliver(command)
	return answer.type === 'rejected' ? answer.code : 'accepted'
}

async function closeFor(client: ScriptedClient, frame: string | Uint8Array | object): Promise<number> {
	client.sendRaw(frame)
	await client.untilClosed()
	return client.closed!.code
}

const legalMove = () => ({ steps: [stepsOf(actor)[0]] })

describe('what is no command', () => {
	test('malformed JSON', async () => {
		expect(await errorFor(actor, '{"id":')).toBe('malformed')
	})

	test.each(['null', '[]', '7', '"hello"', '{}', '{"id":7,"type":"move"}'])(
		'JSON of another shape: %s',
		async (text) => {
			expect(await errorFor(actor, text)).toBe('malformed')
		},
	)

	test('a command without turn or epoch', async () => {
		expect(await codeFor(actor, { id: 'x', type: 'move', args: legalMove() })).toBe('malformed')
	})

	test('an unknown type', async () => {
		expect(await codeFor(actor, { ...actor.command('move'), type: 'cheat' })).toBe('unknown-type')
	})

	test.each(['__proto__', 'constructor', 'toString'])('a type that every object has: %s', async (type) => {
		expect(await codeFor(actor, { ...actor.command('move'), type })).toBe('unknown-type')
	})

	test('a frame of noise', async () => {
		expect(await errorFor(actor, new Uint8Array([255, 255, 255, 7]))).toBe('malformed')
	})
})

describe('W25: keys that reach for the prototype', () => {
	const poison = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'

	test('in a command', async () => {
		const { id, epoch, turn } = actor.command('move')
		const text = `{"__proto__":{"polluted":true},"id":"${id}","epoch":${epoch},"turn":${turn},"type":"move","args":${poison}}`
		const answered = actor.next((frame): frame is Frame<'rejected'> => frame.type === 'rejected')
		actor.sendRaw(text)
		expect((await answered).code).toBe('bad-move')
	})

	test('in a step', async () => {
		expect(await codeFor(actor, actor.command('move', { steps: [JSON.parse(poison)] }))).toBe('bad-move')
	})

	test('in options', async () => {
		const args = { game: 'metro', options: JSON.parse(poison) }
		// The game is on: options are looked at before that, and refused.
		expect(await codeFor(players[0]!, players[0]!.command('configure', args))).toMatch(
			/bad-options|wrong-phase/,
		)
	})
})

describe('W42: documents are read-only', () => {
	const update = () => {
		const doc = new Y.Doc()
		doc.clientID = 1
		doc.getMap('view').set('.now.turn', 99)
		return Y.encodeStateAsUpdate(doc)
	}

	test.each(['update', 'state'] as const)('a Yjs %s', async (kind) => {
		const frame = encodeDocumentFrame({ name: 'table', epoch: 1, kind, body: update() })
		expect(await errorFor(actor, frame)).toBe('read-only')
	})

	test('a Yjs update by somebody who only watches', async () => {
		const frame = encodeDocumentFrame({ name: 'room', epoch: 0, kind: 'update', body: update() })
		expect(await errorFor(spectator, frame)).toBe('read-only')
	})

	test('an awareness message as y-websocket sends it', async () => {
		const awareness = Uint8Array.from([1, 8, 1, 5, 1, 4, 123, 34, 120, 125])
		expect(await errorFor(actor, awareness)).toMatch(/malformed|read-only/)
	})

	test('a state vector that cannot be read gets the whole document', async () => {
		const frame = encodeDocumentFrame({
			name: 'table',
			epoch: 1,
			kind: 'ask',
			body: Uint8Array.from([9, 9, 255]),
		})
		const seen = actor.received.length
		actor.sendRaw(frame)
		await actor.until(
			() => actor.received.slice(seen).some((bytes) => typeof bytes !== 'string'),
			'the table',
		)
		expect(actor.table).toEqual(table)
	})
})

describe('moves', () => {
	test('for a turn that is past', async () => {
		const { turn } = actor.table.now
		expect(await codeFor(actor, actor.command('move', legalMove(), { turn: turn + 1 }))).toBe('stale')
	})

	test('for another game', async () => {
		expect(await codeFor(actor, actor.command('move', legalMove(), { epoch: 0 }))).toBe('stale')
	})

	test('out of turn', async () => {
		expect(await codeFor(other, other.command('move', legalMove()))).toBe('not-your-turn')
	})

	test("in somebody else's seat", async () => {
		const args = { ...legalMove(), seat: actor.place }
		expect(await codeFor(other, other.command('move', args))).toBe('not-your-turn')
	})

	test('by somebody who only watches', async () => {
		const args = { ...legalMove(), seat: actor.place }
		expect(await codeFor(spectator, spectator.command('move', args))).toBe('not-seated')
	})

	test('to an illegal cell', async () => {
		const [tile] = (actor.hand!.hand as { tiles: string[] }).tiles
		const onCentralStation = { type: 'lay', tile, cell: 27 }
		expect(await codeFor(actor, actor.command('move', { steps: [onCentralStation] }))).toBe('central-station')
	})

	test('of a shape that is none', async () => {
		expect(await codeFor(actor, actor.command('move', { steps: [{ type: 'lay', cell: 1e9 }] }))).toBe(
			'bad-move',
		)
		expect(await codeFor(actor, actor.command('move', { steps: [] }))).toBe('bad-move')
	})

	test('of several steps of which one before the last shows something hidden', async () => {
		const steps = [{ type: 'draw' }, { type: 'draw' }]
		const answer = await actor.send('move', { steps })
		expect(answer).toMatchObject({ type: 'rejected', code: 'reveals-first', step: 0 })
	})

	test('taken back although the refill showed a tile', async () => {
		expect(await codeFor(actor, actor.command('undo'))).toBe('nothing-to-undo')
	})
})

describe('what belongs to others', () => {
	test('a seat that somebody sits in', async () => {
		const seat = actor.you!.seat
		expect(await codeFor(spectator, spectator.command('sit', { name: 'Intruder', seat }))).toBe('seat-taken')
	})

	test('a bot for somebody who is here', async () => {
		const seat = actor.you!.seat
		expect(await codeFor(other, other.command('hand-over', { seat, to: 'bot' }))).toBe('not-gone')
	})

	test("the creator's powers", async () => {
		const seat = players[0]!.you!.seat
		expect(await codeFor(players[1]!, players[1]!.command('kick', { seat }))).toBe('not-allowed')
	})

	test('a seat back that was never had', async () => {
		expect(await codeFor(spectator, spectator.command('reclaim'))).toBe('no-such-seat')
	})
})

describe('the greeting', () => {
	test('W1: a command before it', async () => {
		const stranger = await connect(code, 50)
		expect(await codeFor(stranger, stranger.command('sit', { name: 'Nobody' }))).toBe('hello-first')
	})

	test('a question for a document before it', async () => {
		const stranger = await connect(code, 50)
		const body = Uint8Array.from([0])
		const frame = encodeDocumentFrame({ name: 'table', epoch: 1, kind: 'ask', body })
		expect(await errorFor(stranger, frame)).toBe('hello-first')
		expect(stranger.received.every((received) => typeof received === 'string')).toBe(true)
	})

	test('of another protocol closes the socket', async () => {
		const stranger = await connect(code, 50)
		const hello = { type: 'hello', protocol: PROTOCOL + 1, token: tokenOf(50) }
		expect(await closeFor(stranger, hello)).toBe(4011)
	})

	test.each([undefined, '', 'short', 'g'.repeat(32)])('with a token that is none: %s', async (token) => {
		const stranger = await connect(code, 50)
		expect(await errorFor(stranger, { type: 'hello', protocol: PROTOCOL, token })).toBe('malformed')
	})

	test('as somebody else on the same socket closes it', async () => {
		const stranger = await enter(code, 50)
		const hello = { type: 'hello', protocol: PROTOCOL, token: tokenOf(0) }
		expect(await closeFor(stranger, hello)).toBe(4010)
		expect(players[0]!.closed).toBeUndefined()
	})
})

describe('abuse closes the socket', () => {
	test('a frame over the limit, of text', async () => {
		expect(await closeFor(await enter(code, 50), 'x'.repeat(MAX_FRAME + 1))).toBe(4009)
	})

	test('W14: a frame over the limit, of bytes', async () => {
		expect(await closeFor(await enter(code, 50), new Uint8Array(MAX_FRAME + 1))).toBe(4009)
	})

	test('a flood is first refused, then cut', async () => {
		const flooder = await enter(code, 50)
		for (let i = 0; i < 200 && !flooder.closed; i++)
			flooder.sendRaw(flooder.command('chat', { text: 'flood' }))
		await flooder.untilClosed()
		expect(flooder.closed).toMatchObject({ code: 4008 })
		expect(flooder.received.join()).toContain('"code":"too-fast"')
		expect(actor.closed).toBeUndefined()
	})
})
