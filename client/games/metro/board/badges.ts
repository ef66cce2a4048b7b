import type { Point, Sight } from '../../game.ts'
import { EDGE } from './geometry.ts'

/** Points that are told at a place of the board. */
export interface Told {
	at: Point
	aside: Point // from there, in pixels
	colour: number
	points: number
}

const PIXEL = 2.25 // units, where the whole board is as wide as a phone
const WIDE = 56 // pixels that a badge takes
const HIGH = 30

/** How many units of the drawing a pixel is. */
export const pixelIn = (sight: Sight | undefined): number => (sight ? 1 / sight.unit : PIXEL)

/** As near the rim as a badge goes. */
export const onBoard = ({ x, y }: Point): Point => ({
	x: Math.min(EDGE - 20, Math.max(20, x)),
	y: Math.min(EDGE, Math.max(10, y)),
})

/**
 * What would lie upon each other is told together: the points of one owner as a sum, those of several one below the
 * other, around the middle of where they come from. What lies upon that joins it.
 */
export function apart(all: readonly Told[], pixel: number): Told[] {
	let crowds = all.map((one) => [one])
	for (;;) {
		const count = crowds.length
		crowds = joined(crowds, pixel)
		if (crowds.length === count) return crowds.flatMap(together)
	}
}

function joined(crowds: readonly Told[][], pixel: number): Told[][] {
	const result: Told[][] = []
	for (const crowd of crowds) {
		const near = result.filter((other) => isNear(crowd, other, pixel))
		for (const other of near) result.splice(result.indexOf(other), 1)
		result.push([...near.flat(), ...crowd])
	}
	return result
}

function together(crowd: readonly Told[]): Told[] {
	const colours = [...new Set(crowd.map(({ colour }) => colour))]
	return colours.map((colour, index) => ({
		at: mean(crowd.map(({ at }) => at)),
		aside: below(mean(crowd.map(({ aside }) => aside)), HIGH * (index - (colours.length - 1) / 2)),
		colour,
		points: crowd.reduce((sum, one) => sum + (one.colour === colour ? one.points : 0), 0),
	}))
}

const isNear = (crowd: readonly Told[], other: readonly Told[], pixel: number): boolean =>
	together(crowd).some((one) => together(other).some((two) => isUpon(one, two, pixel)))

/** Whether two badges would lie upon each other. */
export function isUpon(one: Told, other: Told, pixel: number): boolean {
	const [a, b] = [placeOf(one, pixel), placeOf(other, pixel)]
	return Math.abs(a.x - b.x) < WIDE * pixel && Math.abs(a.y - b.y) < HIGH * pixel
}

function placeOf({ at, aside }: Told, pixel: number): Point {
	const { x, y } = onBoard(at)
	return { x: x + aside.x * pixel, y: y + aside.y * pixel }
}

const below = ({ x, y }: Point, pixels: number): Point => ({ x, y: y + pixels })

const mean = (points: readonly Point[]): Point => ({
	x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
	y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
