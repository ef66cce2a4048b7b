import { describe, expect, test } from 'vitest'
import { parseAuthorityFrame } from '../../shared/sync/authority-frame.ts'

const frames: Record<string, Record<string, unknown>> = {
	you: { seat: 1, owns: null, now: 5 },
	hand: { epoch: 1, turn: 2, moves: 3, hand: { any: 'thing' } },
	ack: { id: 'one' },
	rejected: { id: 'one', code: 'stale' },
	error: { code: 'too-fast' },
	presence: { here: [1], away: { 2: 5 }, watching: 3 },
	probe: { n: 1 },
	reaction: { seat: 1, name: 'Ada', sign: 2 },
	lines: { lines: [{ n: 1, seat: 1, name: 'Ada', text: 'hi', at: 5 }] },
	record: { epoch: 1, record: null },
	log: { epoch: 1, after: 2, rest: 0, entries: [{}], terms: {}, begin: {} },
}

test.each(Object.entries(frames))('the frame %s is read as it was told', (type, fields) => {
	const frame = { type, ...fields }
	expect(parseAuthorityFrame(JSON.stringify(frame))).toEqual(frame)
})

describe('is passed over', () => {
	test.each<[string, string, unknown[]]>([
		['you', 'seat', ['one', {}]],
		['you', 'now', ['now', undefined]],
		['hand', 'epoch', ['one', undefined]],
		['ack', 'id', [5, undefined, 'x'.repeat(1001)]],
		['rejected', 'code', [5, undefined]],
		['error', 'code', [5, undefined]],
		['presence', 'here', [undefined, 5, ['one']]],
		['presence', 'away', [undefined, 5, { 2: 'then' }]],
		['presence', 'watching', [undefined, 'three']],
		['presence', 'watchers', [5, [{ seat: 1 }], [{ name: 'Ada' }]]],
		['presence', 'network', [5, { 1: 5 }]],
		['probe', 'n', [undefined, 'one']],
		['reaction', 'seat', [undefined, 'one']],
		['reaction', 'name', [undefined, 5]],
		['lines', 'lines', [undefined, {}, [null], [{ n: 1 }]]],
		['record', 'epoch', [undefined, 'one']],
		['record', 'record', [5, []]],
		['log', 'entries', [5, [5]]],
		['log', 'rest', [undefined, 'all']],
	])('%s with another %s', (type, name, values) => {
		for (const value of values) {
			const text = JSON.stringify({ type, ...frames[type], [name]: value })
			expect(parseAuthorityFrame(text), text).toBeUndefined()
		}
	})

	test.each(['', '{', '5', 'null', '[]', '{}', '{"type":"shout"}', '{"type":"toString"}', '{"type":5}'])(
		'%s',
		(text) => {
			expect(parseAuthorityFrame(text)).toBeUndefined()
		},
	)

	test('what is longer than the longest game, to the letter', () => {
		const text = (length: number) => JSON.stringify({ type: 'ack', id: 'one' }).padEnd(length, ' ')
		expect(parseAuthorityFrame(text(2_000_000))).toEqual({ type: 'ack', id: 'one' })
		expect(parseAuthorityFrame(text(2_000_001))).toBeUndefined()
	})
})
