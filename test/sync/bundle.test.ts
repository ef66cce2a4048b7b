import { expect, test } from 'vitest'
import { bundle, unbundle } from '../../shared/sync/bundle.ts'
import { encodeDocumentFrame } from '../../shared/sync/documents.ts'

const document = encodeDocumentFrame({
	name: 'table',
	epoch: 300,
	kind: 'update',
	body: Uint8Array.of(1, 2, 3),
})
const text = '{"type":"ack","id":"é💡"}'

test('W50: several frames go as one message, and come out as they were, in order', () => {
	for (const frames of [
		[text, document],
		[document, text, document, ''],
	])
		expect(unbundle(bundle(frames))).toEqual(frames)
})

test('W50: a frame by itself is its own message, and no document is taken for a bundle', () => {
	for (const frame of [text, document]) {
		expect(bundle([frame])).toBe(frame)
		expect(unbundle(frame)).toEqual([frame])
	}
	for (const name of ['room', 'table'] as const)
		for (const epoch of [0, 1, 2, 127, 128, 70_000]) {
			const frame = encodeDocumentFrame({ name, epoch, kind: 'ask', body: Uint8Array.of(0) })
			expect(unbundle(frame)).toEqual([frame])
		}
})

test('W51: a bundle that cannot be read holds nothing', () => {
	const whole = bundle([text, document]) as Uint8Array
	for (let length = 2; length < whole.length; length++) {
		const frames = unbundle(whole.slice(0, length))
		expect(frames.length).toBeLessThanOrEqual(1)
	}
})
