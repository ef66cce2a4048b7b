import { CODE_LENGTH, LETTERS } from '../app/room-code.ts'

/** Six letters by chance: for rooms that no server gives a code to. */
export function drawRoomCode(): string {
	const numbers = crypto.getRandomValues(new Uint32Array(CODE_LENGTH))
	return Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join('')
}
