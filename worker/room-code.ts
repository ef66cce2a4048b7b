/** Six of 20 consonants: 64 million codes that can be spoken, and that spell no word. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const LENGTH = 6
/** The largest multiple of 20 that a byte can hold: bytes from there on would favour the first letters. */
const FAIR = 256 - (256 % LETTERS.length)

const shape = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

export function drawRoomCode(): string {
	let code = ''
	while (code.length < LENGTH) {
		const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1))
		if (byte < FAIR) code += LETTERS[byte % LETTERS.length]
	}
	return code
}

/** The same for the same name, which is in hexadecimal and long enough. */
export const codeFrom = (name: string): string =>
	Array.from({ length: LENGTH }, (_, index) => {
		const drawn = Number.parseInt(name.slice(4 * index, 4 * index + 4), 16)
		return LETTERS[drawn % LETTERS.length]
	}).join('')

/** The code that was meant, or undefined for what cannot be one: no object is woken for that. */
export function readRoomCode(text: string): string | undefined {
	const code = text.toUpperCase()
	return shape.test(code) ? code : undefined
}
