import {
	createDecipheriv,
	createECDH,
	type ECDH,
	generateKeyPairSync,
	hkdfSync,
	randomBytes,
} from 'node:crypto'

/** A push service that nothing real knows. */
export const PUSH_SERVICE = 'push.test'

/** What such a service knows a server by, drawn for a test. */
export function drawPushKeys(): { text: string; shown: string } {
	const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
	const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
	const shown = Buffer.concat(point).toString('base64url')
	const text = JSON.stringify({ contact: 'mailto:somebody@junction.test', public: shown, private: d })
	return { text, shown }
}

/** A browser as a push service knows it: subscribes, and reads by RFC 8291 what is for it. */
export class PushBrowser {
	readonly endpoint = `https://${PUSH_SERVICE}/send/${randomBytes(8).toString('hex')}`
	readonly #keys: ECDH = createECDH('prime256v1')
	readonly #secret = randomBytes(16)

	constructor() {
		this.#keys.generateKeys()
	}

	/** As `PushSubscription.toJSON` has it. */
	subscription() {
		const [p256dh, auth] = [this.#keys.getPublicKey(), this.#secret].map((key) => key.toString('base64url'))
		return { endpoint: this.endpoint, expirationTime: null, keys: { p256dh, auth } }
	}

	read(message: Uint8Array): string {
		const body = Buffer.from(message)
		const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)]
		const locked = body.subarray(21 + sender.length)
		const shared = this.#keys.computeSecret(sender)
		const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
		const material = Buffer.from(hkdfSync('sha256', shared, this.#secret, info, 32))
		const derive = (name: string, length: number) =>
			Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length))
		const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
		cipher.setAuthTag(locked.subarray(-16))
		const record = Buffer.concat([cipher.update(locked.subarray(0, -16)), cipher.final()])
		return record.subarray(0, record.lastIndexOf(2)).toString()
	}
}
