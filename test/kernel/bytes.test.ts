import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOfHex, bytesOfText, isHex } from '../../shared/kernel/bytes.ts'

test('text becomes the bytes that TextEncoder gives, lone surrogates included', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(bytesOfText(text)).toEqual(new TextEncoder().encode(text))
		}),
	)
	for (const text of ['\ud800', 'a\udc00b', '\ud83d\ude80', '\ude80\ud83d'])
		expect(bytesOfText(text)).toEqual(new TextEncoder().encode(text))
})

test('hexadecimal becomes its bytes', () => {
	fc.assert(
		fc.property(fc.uint8Array(), (bytes) => {
			expect(bytesOfHex(Buffer.from(bytes).toString('hex'))).toEqual(bytes)
		}),
	)
})

test.each([
	['00ff', 4, true],
	['00FF', 4, false],
	['00f', 4, false],
	['00fg', 4, false],
	['', 0, true],
	['00ff\n', 4, false],
	['00f\n', 4, false],
	[['0', '0'], 2, false],
	[null, 0, false],
])('isHex(%j, %i) is %s', (value, length, expected) => {
	expect(isHex(value, length)).toBe(expected)
})
