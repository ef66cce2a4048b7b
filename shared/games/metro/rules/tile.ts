import type { Side } from './board.ts'

/** How many sides further, clockwise, the letters a, b, c and d lead. */
const turns = [2, 1, 3, 0]

/** The side by which a train leaves that entered by `side`. */
export const exitSide = (code: string, side: Side): Side => (side + turns[code.charCodeAt(side) - 97]!) & 3

/** The side by which a train entered that leaves by `side`. */
export function entrySide(code: string, side: Side): Side {
	let entry = 0
	while (exitSide(code, entry) !== side) entry++
	return entry
}

/** The code of a tile turned clockwise by quarters. */
export const rotate = (code: string, rotation: number): string =>
	rotation === 0 ? code : code.slice(4 - rotation) + code.slice(0, 4 - rotation)

/** The rotations that look different; a tile that looks the same after half a turn has two. */
export function distinctRotations(code: string): number[] {
	if (rotate(code, 1) === code) return [0]
	return rotate(code, 2) === code ? [0, 1] : [0, 1, 2, 3]
}
