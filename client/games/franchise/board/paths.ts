import { shapeOf } from '../../../design/identity.ts'
import type { Point } from '../../game.ts'

// Hundreds of small things on one map: what looks the same is one path, in the map's own units. A group with a
// transform for each of them would cost time in every frame that the map is dragged.

const rounded = (value: number): number => Math.round(value * 10) / 10

export const circlePath = ({ x, y }: Point, radius: number): string =>
	`M${rounded(x - radius)} ${rounded(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

export const shieldPath = ({ x, y }: Point): string =>
	`M${rounded(x - 9)} ${rounded(y - 11)}q9 4 18 0 4 8 1 15-3 6-10 9-7-3-10-9-3-7 1-15Z`

export const tickPath = ({ x, y }: Point): string => `M${rounded(x - 8)} ${rounded(y + 1)}l6 6 11-13`

const PART = /[A-Za-z]|-?\d*\.?\d+/g

/** A player's sign, where it stands. */
export function shapePath(identity: number, { x, y }: Point, size: number): string {
	const scale = size / 24
	let command = ''
	let index = 0
	// Absolute numbers are placed; of an arc, radii and the way to its end shrink, and the three between them stay.
	return shapeOf(identity).replace(PART, (part) => {
		if (/[A-Za-z]/.test(part)) {
			command = part
			index = 0
			return part
		}
		const place = index++
		const value = Number(part) * scale
		if (command === 'a') return [2, 3, 4].includes(place % 7) ? ` ${part}` : ` ${rounded(value)}`
		return ` ${rounded(value + (command === 'V' || place % 2 === 1 ? y : x))}`
	})
}
