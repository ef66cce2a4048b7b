import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOfHex, bytesOfText } from '../../shared/kernel/bytes.ts'
import { sha256Hex } from '../../shared/kernel/sha256.ts'

// FIPS 180-4 examples and the NIST CAVS short-message vectors.
test.each([
	['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
	['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
	[
		'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
		'248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
	],
	[
		'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
		'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
	],
])('the digest of %j is the published one', (text, digest) => {
	expect(sha256Hex(bytesOfText(text))).toBe(digest)
})

test.each([
	['d3', '28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1'],
	['11af', '5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98'],
	['74ba2521', 'b16aa56be3880d18cd41e68384cf1ec8c17680c45a02b1575dc1518923ae8b0e'],
])('the digest of the bytes %s is the published one', (hex, digest) => {
	expect(sha256Hex(bytesOfHex(hex))).toBe(digest)
})

test('a million times "a"', () => {
	expect(sha256Hex(new Uint8Array(1_000_000).fill(97))).toBe(
		'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
	)
})

test('every length around the border of a block agrees with another implementation', () => {
	for (let length = 0; length <= 200; length++) {
		const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255)
		expect(sha256Hex(message)).toBe(createHash('sha256').update(message).digest('hex'))
	}
})

test('any message agrees with another implementation', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 2000 }), (message) => {
			expect(sha256Hex(message)).toBe(createHash('sha256').update(message).digest('hex'))
		}),
	)
})
