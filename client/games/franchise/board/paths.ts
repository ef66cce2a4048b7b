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

const COMMAND = /([MLHVaZ])([^MLHVaZ]*)/g
const NUMBER = /-?\d*\.?\d+/g

interface Stroke {
	command: string
	numbers: readonly number[]
}

const strokes = new Map<number, readonly Stroke[]>()

/** Of a player's sign; read once. */
function strokesOf(identity: number): readonly Stroke[] {
	const known = strokes.get(identity)
	if (known) return known
	const read = [...shapeOf(identity).matchAll(COMMAND)].map(([, command = '', rest = '']) => ({
		command,
		numbers: [...rest.matchAll(NUMBER)].map(([text]) => Number(text)),
	}))
	strokes.set(identity, read)
	return read
}

/** A player's sign, where it stands. */
export function shapePath(identity: number, { x, y }: Point, size: number): string {
	const scale = size / 24
	const across = (value: number) => rounded(x + value * scale)
	const down = (value: number) => rounded(y + value * scale)
	const placed = (command: string, value: number, index: number): number => {
		if (command === 'H') return across(value)
		if (command === 'V') return down(value)
		// Radii and the way to the end shrink with it; the three numbers between them say which arc it is.
		if (command === 'a') return index % 7 > 1 && index % 7 < 5 ? value : rounded(value * scale)
		return index % 2 === 0 ? across(value) : down(value)
	}
	return strokesOf(identity)
		.map(
			({ command, numbers }) =>
				command + numbers.map((value, index) => placed(command, value, index)).join(' '),
		)
		.join('')
}
