import type { Box, Point } from '../../game.ts'

/** The smallest box that holds some points, with air around them. */
export function around(points: readonly Point[], margin: number): Box {
	const xs = points.map(({ x }) => x)
	const ys = points.map(({ y }) => y)
	const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
	return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}
