import { runInDurableObject } from 'cloudflare:test'
import { onTestFinished, vi } from 'vitest'
import { base64urlOf, bytesOfBase64url } from '../../../worker/push/base64url.ts'
import { roomObject } from './house.ts'

/** As vitest.config.ts lets the worker know it. */
const PUSH_SERVICE = 'push.test'

/** What came to the push service, and at which address. */
export interface Pushed {
	endpoint: string
	headers: Headers
	body: Uint8Array
}

/** What it answers; `hangs` until the sender has no more patience. */
export type PushAnswer = number | 'hangs' | { status: number; headers: Record<string, string> }

/** The push service of a test: nothing leaves for any other place. It keeps what it is sent, and answers as it is told. */
export class PushService {
	readonly pushed: Pushed[] = []
	answers: PushAnswer = 201
	patience: number[] = [] // how long senders said that they wait, in milliseconds
	#impatient: (() => void)[] = []
	#heard: (() => void)[] = []

	static open(): PushService {
		const service = new PushService()
		vi.stubGlobal('fetch', (endpoint: string, init: RequestInit) => service.#receive(endpoint, init))
		vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => service.#time(milliseconds))
		onTestFinished(() => {
			vi.unstubAllGlobals()
			vi.restoreAllMocks()
		})
		return service
	}

	/** Resolves once so many messages have come. */
	async until(count: number): Promise<void> {
		while (this.pushed.length < count) await new Promise<void>((wake) => this.#heard.push(wake))
	}

	/** A room that waits for an answer has waited long enough. */
	tire(code: string): Promise<void> {
		return runInDurableObject(roomObject(code), () => {
			for (const tire of this.#impatient.splice(0)) tire()
		})
	}

	#time(milliseconds: number): AbortSignal {
		this.patience.push(milliseconds)
		const controller = new AbortController()
		this.#impatient.push(() => controller.abort())
		return controller.signal
	}

	async #receive(endpoint: string, { headers, body, signal }: RequestInit): Promise<Response> {
		if (new URL(endpoint).hostname !== PUSH_SERVICE) throw new Error(`Sent to ${endpoint}`)
		this.pushed.push({ endpoint, headers: new Headers(headers), body: body as Uint8Array })
		for (const wake of this.#heard.splice(0)) wake()
		const { answers } = this
		if (answers === 'hangs')
			return new Promise((_, refuse) => signal!.addEventListener('abort', () => refuse(signal!.reason)))
		if (typeof answers === 'number') return new Response(null, { status: answers })
		return new Response(null, answers)
	}
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A browser that has subscribed: reads what is for it, by RFC 8291 from the reader's side. */
export class Browser {
	readonly endpoint: string
	readonly #keys: CryptoKeyPair
	readonly #publicKey: Uint8Array
	readonly #secret = crypto.getRandomValues(new Uint8Array(16))
	static #drawn = 0

	private constructor(keys: CryptoKeyPair, publicKey: Uint8Array) {
		this.#keys = keys
		this.#publicKey = publicKey
		this.endpoint = `https://${PUSH_SERVICE}/send/${++Browser.#drawn}`
	}

	static async make(): Promise<Browser> {
		const keys = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair
		return new Browser(keys, await rawKey(keys.publicKey))
	}

	/** As a page sends it. */
	subscription() {
		const keys = { p256dh: base64urlOf(this.#publicKey), auth: base64urlOf(this.#secret) }
		return { endpoint: this.endpoint, keys }
	}

	async read({ body }: Pushed): Promise<{ text: string; length: number }> {
		const [salt, sender, locked] = [
			body.slice(0, 16),
			body.slice(21, 21 + body[20]!),
			body.slice(21 + body[20]!),
		]
		const theirs = await crypto.subtle.importKey('raw', sender, CURVE, true, [])
		const agreement = { name: 'ECDH', public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm
		const shared = await crypto.subtle.deriveBits(agreement, this.#keys.privateKey, 256)
		const info = [...bytesOf('WebPush: info\0'), ...this.#publicKey, ...sender]
		const material = await hkdf(new Uint8Array(shared), this.#secret, Uint8Array.from(info), 32)
		const key = await hkdf(material, salt, bytesOf('Content-Encoding: aes128gcm\0'), 16)
		const iv = await hkdf(material, salt, bytesOf('Content-Encoding: nonce\0'), 12)
		const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
		const record = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, cipher, locked))
		const end = record.findLastIndex((byte) => byte !== 0)
		if (record[end] !== 2) throw new Error('The last record does not say that it is')
		return { text: new TextDecoder().decode(record.slice(0, end)), length: body.length }
	}
}

const rawKey = async (key: CryptoKey) =>
	new Uint8Array((await crypto.subtle.exportKey('raw', key)) as ArrayBuffer)

async function hkdf(from: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) {
	const hmac = async (key: Uint8Array, data: Uint8Array) => {
		const how = { name: 'HMAC', hash: 'SHA-256' }
		const signer = await crypto.subtle.importKey('raw', key, how, false, ['sign'])
		return new Uint8Array(await crypto.subtle.sign('HMAC', signer, data))
	}
	const extracted = await hmac(salt, from)
	return (await hmac(extracted, Uint8Array.from([...info, 1]))).slice(0, length)
}

/** What a VAPID token says, where its signature is that of the key beside it. */
export async function readVapid({ headers }: Pushed) {
	const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.get('Authorization') ?? '') ?? []
	const [head = '', claims = '', signature] = token.split('.')
	const curve = { name: 'ECDSA', namedCurve: 'P-256' }
	const signer = await crypto.subtle.importKey('raw', bytesOfBase64url(key, 65)!, curve, false, ['verify'])
	const signed = bytesOf(`${head}.${claims}`)
	const how = { name: 'ECDSA', hash: 'SHA-256' }
	const isSigned = await crypto.subtle.verify(how, signer, bytesOfBase64url(signature, 64)!, signed)
	const read = (part: string) => JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
	return { isSigned, key, head: read(head), claims: read(claims) }
}
