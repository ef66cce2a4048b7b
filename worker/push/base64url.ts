/** Bytes as push services, browsers and tokens write them: base64 for addresses, without padding. */

export const base64urlOf = (bytes: Uint8Array): string =>
	btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '')

/** Undefined for what is none, or has another length. */
export function bytesOfBase64url(text: unknown, length: number): Uint8Array | undefined {
	if (typeof text !== 'string' || text.length > 2 * length || !/^[\w-]*={0,2}$/.test(text)) return undefined
	const plain = text.replaceAll('=', '').replaceAll('-', '+').replaceAll('_', '/')
	if (plain.length % 4 === 1) return undefined
	const bytes = Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0))
	return bytes.length === length ? bytes : undefined
}
