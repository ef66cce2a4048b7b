import type { Position, Ring } from './sheet.ts'

export interface Pole {
	at: Position
	room: number // from there to the nearest border; negative outside
}

const PRECISION = 0.25

/**
 * The place inside a shape that is farthest from its borders, found by halving squares and leaving out those that
 * cannot hold a better place. `stretch` counts distances up and down as so many times longer: names are wide.
 */
export function poleOf(rings: Ring[], stretch: number): Pole {
	const flat = rings.map((ring) => ring.map(([x, y]): Position => [x, y * stretch]))
	const xs = flat.flat().map(([x]) => x)
	const ys = flat.flat().map(([, y]) => y)
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
	const side = Math.min(right - left, bottom - top)
	let best: Pole = { at: [(left + right) / 2, (top + bottom) / 2], room: Number.NEGATIVE_INFINITY }
	const squares: { at: Position; half: number }[] = []
	for (let x = left + side / 2; x < right + side / 2; x += side) {
		for (let y = top + side / 2; y < bottom + side / 2; y += side)
			squares.push({ at: [x, y], half: side / 2 })
	}
	for (const { at, half } of squares) {
		const room = roomAt(flat, at)
		if (room > best.room) best = { at, room }
		if (room + half * Math.SQRT2 <= best.room + PRECISION) continue
		const quarter = half / 2
		for (const [dx, dy] of [
			[-1, -1],
			[1, -1],
			[-1, 1],
			[1, 1],
		] as const) {
			squares.push({ at: [at[0] + dx * quarter, at[1] + dy * quarter], half: quarter })
		}
	}
	return { at: [best.at[0], best.at[1] / stretch], room: best.room }
}

function roomAt(rings: Ring[], [x, y]: Position): number {
	let inside = false
	let nearest = Number.POSITIVE_INFINITY
	for (const ring of rings) {
		for (let index = 1; index < ring.length; index++) {
			const [ax, ay] = ring[index - 1]!
			const [bx, by] = ring[index]!
			if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
			nearest = Math.min(nearest, distanceTo(ax, ay, bx, by, x, y))
		}
	}
	return inside ? nearest : -nearest
}

function distanceTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
	const [dx, dy] = [bx - ax, by - ay]
	const length = dx * dx + dy * dy
	const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
	return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}
