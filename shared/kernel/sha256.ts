/**
 * SHA-256 (FIPS 180-4) in plain TypeScript: WebCrypto is absent on plain http, where a phone in the same
 * Wi-Fi plays, and the seeded generator needs a synchronous one anyway.
 */

const primes = (count: number): number[] => {
	const found: number[] = []
	for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n)
	return found
}
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0
const K = Int32Array.from(primes(64), (p) => fraction(Math.cbrt(p)))
const START = Int32Array.from(primes(8), (p) => fraction(Math.sqrt(p)))
const words = new Int32Array(64)

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

function compress(hash: Int32Array, block: DataView, offset: number): void {
	for (let i = 0; i < 16; i++) words[i] = block.getInt32(offset + 4 * i)
	for (let i = 16; i < 64; i++) {
		const w15 = words[i - 15]!
		const w2 = words[i - 2]!
		const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
		const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
		words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0
	}
	let a = hash[0]!
	let b = hash[1]!
	let c = hash[2]!
	let d = hash[3]!
	let e = hash[4]!
	let f = hash[5]!
	let g = hash[6]!
	let h = hash[7]!
	for (let i = 0; i < 64; i++) {
		const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
		const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0
		const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
		const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
		h = g
		g = f
		f = e
		e = (d + t1) | 0
		d = c
		c = b
		b = a
		a = (t1 + t2) | 0
	}
	hash[0]! += a
	hash[1]! += b
	hash[2]! += c
	hash[3]! += d
	hash[4]! += e
	hash[5]! += f
	hash[6]! += g
	hash[7]! += h
}

/** The digest as eight 32-bit words. */
export function sha256Words(message: Uint8Array): Int32Array {
	const length = message.length
	const padded = new Uint8Array(((length + 8) >> 6) * 64 + 64)
	padded.set(message)
	padded[length] = 0x80
	const view = new DataView(padded.buffer)
	view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
	view.setUint32(padded.length - 4, length << 3)
	const hash = START.slice()
	for (let offset = 0; offset < padded.length; offset += 64) compress(hash, view, offset)
	return hash
}

export const sha256Hex = (message: Uint8Array): string =>
	[...sha256Words(message)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
