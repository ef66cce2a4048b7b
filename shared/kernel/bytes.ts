/** Text and hexadecimal to bytes without TextEncoder, which the pure core does not have. */

export function bytesOfHex(hex: string): Uint8Array {
	const bytes = new Uint8Array(hex.length >> 1)
	for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)
	return bytes
}

/**
 * The UTF-8 bytes of a text; a lone half of a surrogate pair becomes U+FFFD, as TextEncoder has it. Most texts
 * are plain ASCII: the generator asks for one with every block.
 */
export function bytesOfText(text: string): Uint8Array {
	const bytes = new Uint8Array(text.length)
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i)
		if (unit >= 128) return bytesOfEscaped(encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')))
		bytes[i] = unit
	}
	return bytes
}

function bytesOfEscaped(escaped: string): Uint8Array {
	const bytes: number[] = []
	for (let i = 0; i < escaped.length; i++) {
		if (escaped[i] === '%') {
			bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16))
			i += 2
		} else bytes.push(escaped.charCodeAt(i))
	}
	return Uint8Array.from(bytes)
}

export const hexOfBytes = (bytes: Uint8Array): string =>
	Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const isHex = (value: unknown, length: number): value is string =>
	typeof value === 'string' && value.length === length && /^[0-9a-f]*$/.test(value)
