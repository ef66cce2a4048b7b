import * as encoding from 'lib0/encoding'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../shared/kernel/json.ts'
import { ByteWriter } from '../../shared/sync/byte-writer.ts'

const asLib0 = (write: (encoder: encoding.Encoder) => void): number[] => [...encoding.encode(write)]

const writer = new ByteWriter()
const asWe = (write: (into: ByteWriter) => void): number[] => {
	write(writer)
	return [...writer.take()]
}

const NUMBERS = [0, 1, -1, 63, 64, -63, -64, 127, 128, 8191, 8192, 2 ** 31 - 1, -(2 ** 31) + 1]
const SELDOM = [2 ** 31, -(2 ** 31), 2 ** 40, 0.5, 0.1, -0, Number.MAX_SAFE_INTEGER]
const VALUES: Json[] = [
	...NUMBERS,
	...SELDOM,
	'',
	'a tile',
	'Málaga',
	'🚇',
	'x'.repeat(10_000),
	true,
	false,
	null,
	[],
	{},
	[1, ['two', null], { three: 3 }],
	{ valueOf: 1, toString: 'names like any other' },
	{ cell: 12, code: 'ADCB', points: [1, -2, 0.25], é: 'é' },
]

describe('what the authority writes, to the byte as lib0 would', () => {
	it.each(VALUES)('any value: %j', (value) => {
		expect(asWe((into) => into.any(value))).toEqual(asLib0((encoder) => encoding.writeAny(encoder, value)))
	})

	it('a field that is undefined', () => {
		const value = { company: undefined } as unknown as Json
		expect(asWe((into) => into.any(value))).toEqual(
			asLib0((encoder) => encoding.writeAny(encoder, { company: undefined })),
		)
	})

	it.each([0, 127, 128, 16_383, 16_384, 2 ** 32, Number.MAX_SAFE_INTEGER])('a count: %d', (count) => {
		expect(asWe((into) => into.varUint(count))).toEqual(
			asLib0((encoder) => encoding.writeVarUint(encoder, count)),
		)
	})

	it.each(['', 'ascii', 'ascii, then é', '🚇'])('a text: %j', (text) => {
		expect(asWe((into) => into.text(text))).toEqual(
			asLib0((encoder) => encoding.writeVarString(encoder, text)),
		)
	})

	it('bytes, more than it has room for', () => {
		const bytes = new Uint8Array(100_000).map((_, i) => i % 251)
		expect(asWe((into) => into.bytes(bytes))).toEqual(
			asLib0((encoder) => encoding.writeVarUint8Array(encoder, bytes)),
		)
	})

	it('what was taken stays as it was', () => {
		writer.text('first')
		const first = writer.take()
		writer.text('other')
		writer.take()
		expect([...first]).toEqual(asLib0((encoder) => encoding.writeVarString(encoder, 'first')))
	})
})
