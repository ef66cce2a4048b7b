import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lockWords, unlockWords } from '../../../client/peer/locked-words.ts'
import { parseIntroduction } from '../../../shared/sync/peer/introduction.ts'

const candidate = {
	candidate: 'candidate:1 1 udp 1 127.0.0.1 9 typ host',
	sdpMid: '0',
	sdpMLineIndex: 0,
}
const said = { type: 'signal', from: 'one', to: 'other', token: 1.5 }

test('what honest pages tell each other to find a direct way is heard', () => {
	for (const words of [
		{ type: 'announce', from: 'one' },
		{ ...said, signal: { type: 'offer', sdp: 'v=0' } },
		{ ...said, signal: { type: 'answer', sdp: 'v=0' } },
		{ ...said, signal: { type: 'candidate', candidate } },
		{ ...said, signal: { type: 'candidate', candidate: { ...candidate, candidate: '', sdpMid: null } } },
	])
		expect(parseIntroduction(words)).toEqual(words)
})

test('W58: what would make a page fail is not', () => {
	for (const noise of [
		null,
		'announce',
		{ type: 'announce' },
		{ type: 'announce', from: '' },
		{ type: 'announce', from: 'x'.repeat(65) },
		said,
		{ ...said, signal: null },
		{ ...said, signal: {} },
		{ ...said, signal: { type: 'offer' } },
		{ ...said, signal: { type: 'offer', sdp: 'x'.repeat(20_000) } },
		{ ...said, signal: { type: 'rollback', sdp: 'v=0' } },
		{ ...said, signal: { type: 'offer', sdp: { toString: 'v=0' } } },
		{ ...said, signal: { renegotiate: true } },
		{ ...said, signal: { type: 'transceiverRequest', transceiverRequest: { kind: 'video' } } },
		{ ...said, signal: { type: 'candidate', candidate: 'x' } },
		{ ...said, signal: { type: 'candidate', candidate: { ...candidate, sdpMLineIndex: null } } },
		{ ...said, signal: { type: 'candidate', candidate: { ...candidate, sdpMLineIndex: -1 } } },
		{ ...said, to: undefined, signal: { type: 'offer', sdp: 'v=0' } },
		{ ...said, token: 'later', signal: { type: 'offer', sdp: 'v=0' } },
	])
		expect(parseIntroduction(noise)).toBeUndefined()
	fc.assert(fc.property(fc.anything(), (noise) => parseIntroduction(noise) === undefined))
})

const makeKey = () =>
	crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt'])

test('W58: words locked with the key of a board are opened with it, and with no other', async () => {
	const [key, other] = await Promise.all([makeKey(), makeKey()])
	const words = { type: 'announce', from: 'one' } as const
	const locked = await lockWords(key, words)
	expect(await unlockWords(key, locked)).toEqual(words)
	expect(await unlockWords(other, locked)).toBeUndefined()
	expect(await unlockWords(key, locked.replace(/.{4}$/, 'AAAA'))).toBeUndefined()
})

test('noise in place of locked words is nothing, and nobody fails over it', async () => {
	const key = await makeKey()
	await fc.assert(
		fc.asyncProperty(fc.oneof(fc.anything(), fc.string(), fc.base64String()), async (noise) => {
			expect(await unlockWords(key, noise)).toBeUndefined()
		}),
	)
})
