import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFingerprint } from '../../../shared/kernel/digits.ts'
import { fingerprintOf } from '../../../shared/sync/peer/card.ts'
import { doorTopic, parseDoor } from '../../../shared/sync/peer/knock.ts'
import { MAX_TOPIC } from '../../../shared/sync/peer/signalling.ts'
import { readCommand, signedBytes, withSignature } from '../../../shared/sync/peer/signed-command.ts'

const card = { signing: `04${'ab'.repeat(64)}`, exchange: `04${'cd'.repeat(64)}` }
const swapped = { signing: card.exchange, exchange: card.signing }

test('W56: a fingerprint tells hosts apart, and the door it leads to tells nothing of it', () => {
	const fingerprint = fingerprintOf(card)
	expect(isFingerprint(fingerprint)).toBe(true)
	expect(fingerprintOf(swapped)).not.toBe(fingerprint)
	expect(doorTopic(fingerprint)).not.toContain(fingerprint)
	expect(doorTopic(fingerprint).length).toBeLessThanOrEqual(MAX_TOPIC)
	for (const text of ['', 'abc', fingerprint.toUpperCase(), `${fingerprint}0`])
		expect(isFingerprint(text)).toBe(false)
})

test('W56: at the door only what is said there is heard', () => {
	expect(parseDoor({ type: 'knock', card })).toEqual({ type: 'knock', card })
	expect(parseDoor({ type: 'open', card, more: 1 })).toEqual({ type: 'open', card })
	expect(parseDoor({ type: 'answer', to: fingerprintOf(card), card })).toEqual({
		type: 'answer',
		to: fingerprintOf(card),
		card,
	})
	for (const noise of [
		null,
		'knock',
		{ type: 'knock' },
		{ type: 'shout', card },
		{ type: 'answer', card },
		{ type: 'answer', to: card.exchange, card },
		{ type: 'knock', card: { ...card, signing: 'short' } },
		{ type: 'knock', card: { ...card, exchange: card.exchange.toUpperCase() } },
	])
		expect(parseDoor(noise)).toBeUndefined()
	fc.assert(fc.property(fc.anything(), (noise) => parseDoor(noise) === undefined))
})

const command = { id: 'x.1', epoch: 2, turn: 3, type: 'move', args: { steps: [{ cell: 4, tile: 'q' }] } }

test('W62: a signature covers the room, the game and every part of the command', () => {
	const text = (room: string, changed: object = {}) => signedBytes(room, { ...command, ...changed }).join()
	const all = [
		text('room'),
		text('other'),
		text('room', { id: 'x.2' }),
		text('room', { epoch: 3 }),
		text('room', { turn: 4 }),
		text('room', { type: 'undo' }),
		text('room', { args: { steps: [] } }),
	]
	expect(new Set(all).size).toBe(all.length)
	const [step] = command.args.steps
	const turned = { steps: [{ tile: step!.tile, cell: step!.cell }] }
	expect(text('room', { args: turned })).toBe(text('room'))
})

test('a command is read with its signature, and other frames are none', () => {
	const signature = '0f'.repeat(64)
	expect(readCommand(withSignature(command, signature))).toEqual({ command, signature })
	expect(readCommand(JSON.stringify(command))).toEqual({ command, signature: undefined })
	expect(readCommand(withSignature(command, 'forged'))?.signature).toBeUndefined()
	for (const other of ['ping', '{"type":"probe","n":1}', '{', 'null', new Uint8Array([123])])
		expect(readCommand(other)).toBeUndefined()
})
