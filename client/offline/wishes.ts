import { notePurpose, type Purpose } from '../app/purposes.ts'
import { keepToken, makeToken } from '../app/seats.ts'

/** What a room that is yet to be made is for. */
export interface LocalWish {
	game: string
	token: string // its creator's
}

const DIGITS = 6
const wishes = new Map<string, LocalWish>()

/** Asks for a room on this device alone, under a code that its page will make it with. */
export function wishForRoom(game: string, purpose: Purpose): string {
	const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
	const code = `${number % 10 ** DIGITS}`.padStart(DIGITS, '0')
	const token = makeToken()
	keepToken(code, token)
	notePurpose(code, purpose)
	wishes.set(code, { game, token })
	return code
}

/** Answers once: after that the room is there. */
export function takeWish(code: string): LocalWish | undefined {
	const wish = wishes.get(code)
	wishes.delete(code)
	return wish
}
