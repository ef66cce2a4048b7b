export const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

export const CODE_LENGTH = 6

/** What was typed or pasted as letters of a code; a whole link gives the code in it. */
export function lettersOfCode(text: string): string {
	const linked = /\/r\/([a-z]+)/i.exec(text)?.[1]
	const letters = [...(linked ?? text).toUpperCase()].filter((letter) => LETTERS.includes(letter))
	return letters.slice(0, CODE_LENGTH).join('')
}

/** A room that only this device knows has a number in place of letters. */
export const isLocalCode = (text: string): boolean => /^\d{6}$/.test(text)

export const isRoomCode = (text: string): boolean =>
	text.length === CODE_LENGTH && [...text].every((letter) => LETTERS.includes(letter))
