import { expect, test } from 'vitest'
import { decodeSlip, encodeSlip, type Slip } from '../../../shared/sync/peer/slip.ts'

const slip: Slip = {
	session: 'b7',
	first: 300,
	frames: ['a text', Uint8Array.of(1, 2, 3), '', new Uint8Array()],
	received: 12,
	closed: 4001,
}

test('a slip is read as it was written', () => {
	expect(decodeSlip(encodeSlip(slip))).toEqual(slip)
	const empty = { ...slip, frames: [], first: 0, received: 0, closed: 0 }
	expect(decodeSlip(encodeSlip(empty))).toEqual(empty)
})

test('its frames stay as they were when the document that it lies in goes on changing', () => {
	const bytes = encodeSlip(slip)
	const read = decodeSlip(bytes)
	bytes.fill(0)
	expect(read).toEqual(slip)
})

test('what is no slip is none', () => {
	for (const raw of [undefined, null, 'b7', [1, 2], new Uint8Array()]) expect(decodeSlip(raw)).toBeUndefined()
})

test('one that was cut off anywhere, or goes on after its end, is none', () => {
	const bytes = encodeSlip(slip)
	for (let length = 0; length < bytes.length; length++)
		expect(decodeSlip(bytes.slice(0, length))).toBeUndefined()
	expect(decodeSlip(Uint8Array.of(...bytes, 0))).toBeUndefined()
})

test('a frame is a text or bytes, and nothing else', () => {
	const bytes = encodeSlip({ ...slip, frames: [new Uint8Array()] })
	const kind = bytes.length - 2
	expect(bytes[kind]).toBe(1)
	expect(decodeSlip(bytes)?.frames).toEqual([new Uint8Array()])
	expect(decodeSlip(bytes.with(kind, 0))?.frames).toEqual([''])
	expect(decodeSlip(bytes.with(kind, 2))).toBeUndefined()
})

test('the name of a conversation has forty characters at most, and a slip 512 frames', () => {
	const named = (length: number) => ({ ...slip, session: 'x'.repeat(length) })
	expect(decodeSlip(encodeSlip(named(40)))).toEqual(named(40))
	expect(decodeSlip(encodeSlip(named(41)))).toBeUndefined()
	const full = { ...slip, frames: Array.from({ length: 512 }, () => 'x') }
	expect(decodeSlip(encodeSlip(full))).toEqual(full)
	expect(decodeSlip(encodeSlip({ ...full, frames: [...full.frames, 'x'] }))).toBeUndefined()
})
