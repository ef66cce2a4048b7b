import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { base64urlOf, bytesOfBase64url } from '../../../worker/push/base64url.ts'
import { encrypt, isPublicKey } from '../../../worker/push/encrypt.ts'
import { readPushKeys } from '../../../worker/push/push-keys.ts'
import { send } from '../../../worker/push/send.ts'
import { vapidHeader } from '../../../worker/push/vapid.ts'
import { PushService, readVapid } from '../support/push-service.ts'

/** RFC 8291, section 5 and appendix A. */
const example = {
	text: 'When I grow up, I want to be a watermelon',
	senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
	senderPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
	readerPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
	secret: 'BTBZMqHH6r4Tts7J_aSIgg',
	salt: 'DGv6ra1nlYgDCS1FRnbzlw',
	locked:
		'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

const bytes = (text: string, length: number) => bytesOfBase64url(text, length)!

test('W80: a message is locked to the byte as the example of RFC 8291 has it', async () => {
	const point = bytes(example.senderPublic, 65)
	const jwk = {
		kty: 'EC',
		crv: 'P-256',
		x: base64urlOf(point.slice(1, 33)),
		y: base64urlOf(point.slice(33)),
		d: example.senderPrivate,
	}
	const curve = { name: 'ECDH', namedCurve: 'P-256' }
	const keys = {
		privateKey: await crypto.subtle.importKey('jwk', jwk, curve, false, ['deriveBits']),
		publicKey: await crypto.subtle.importKey('raw', point, curve, true, []),
	}
	const reader = { publicKey: bytes(example.readerPublic, 65), secret: bytes(example.secret, 16) }
	const drawn = { salt: bytes(example.salt, 16), keys }
	const locked = await encrypt(new TextEncoder().encode(example.text), reader, drawn)
	expect(base64urlOf(locked)).toBe(example.locked)
})

test('W80: a token is signed for one service and half a day', async () => {
	const keys = readPushKeys(env.PUSH_KEYS)!
	const Authorization = await vapidHeader('https://push.test/send/1?x=y', keys, 1_700_000_000_000)
	const read = await readVapid({
		endpoint: '',
		headers: new Headers({ Authorization }),
		body: new Uint8Array(),
	})
	expect(read).toEqual({
		isSigned: true,
		key: keys.public,
		head: { typ: 'JWT', alg: 'ES256' },
		claims: { aud: 'https://push.test', exp: 1_700_000_000 + 12 * 3600, sub: keys.contact },
	})
})

test.each([
	['nothing', undefined],
	['an empty text', ''],
	['no JSON', '{'],
	['no contact', '{"public":"","private":""}'],
	['a contact that is none', JSON.stringify({ ...JSON.parse(env.PUSH_KEYS ?? ''), contact: 'somebody' })],
	['a key that is none', '{"contact":"mailto:a@b.test","public":"AAAA","private":"AAAA"}'],
])('W80: keys that are %s are none', (_, text) => {
	expect(readPushKeys(text)).toBeUndefined()
})

test('W86: with keys that do not fit each other nothing is sent, and nothing thrown at the room', async () => {
	const service = PushService.open()
	const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
	const keys = { ...readPushKeys(env.PUSH_KEYS)!, private: example.senderPrivate }
	const to = { endpoint: 'https://push.test/1', publicKey: example.readerPublic, secret: example.secret }
	expect(await send(to, { room: 'BCDFGH' }, 'topic', keys, Date.now())).toEqual({ kind: 'unanswered' })
	expect(service.pushed).toEqual([])
	expect(complaint).toHaveBeenCalledOnce()
})

test('W81: a public key that is no point of the curve is none', async () => {
	const point = bytes(example.readerPublic, 65)
	expect(await isPublicKey(point)).toBe(true)
	point[64]! ^= 1
	expect(await isPublicKey(point)).toBe(false)
})
