import type { Box, Point, Sight } from '../../game.ts'
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
 * other, around the middle of where they come from. What lies upon that joins it. The tile that one looks at stays free.
 */
export function apart(all: readonly Told[], pixel: number, tile?: Box): Told[] {
	let crowds = all.map((one) => [one])
	for (;;) {
		const count = crowds.length
		crowds = joined(crowds, pixel, tile)
		if (crowds.length === count) break
	}
	return crowds.flatMap((crowd) => {
		const told = together(crowd)
		return tile && told.some((one) => isOn(one, pixel, tile)) ? beside(told, pixel, tile) : told
	})
}

function joined(crowds: readonly Told[][], pixel: number, tile: Box | undefined): Told[][] {
	const result: Told[][] = []
	const areBothOn = (crowd: Told[], other: Told[]) =>
		tile !== undefined && [crowd, other].every((one) => together(one).some((told) => isOn(told, pixel, tile)))
	for (const crowd of crowds) {
		const near = result.filter((other) => isNear(crowd, other, pixel) || areBothOn(crowd, other))
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

/** Above the tile or below it, whichever is nearer, but for stations; and clear of lines that go on from it. */
function beside(told: readonly Told[], pixel: number, { x, y, width, height }: Box): Told[] {
	const isNearerAbove = mean(told.map((one) => placeOf(one, pixel))).y < y + height / 2
	const isAbove = y > 0 && (isNearerAbove || y + height >= EDGE)
	return told.map((one, index) => ({
		...one,
		at: { x: x + width / 2, y: isAbove ? y : y + height },
		aside: { x: 0, y: (isAbove ? -1 : 1) * HIGH * (index + 0.9) },
	}))
}

function isOn(told: Told, pixel: number, tile: Box): boolean {
	const { x, y } = placeOf(told, pixel)
	const [wide, high] = [(WIDE * pixel) / 2, (HIGH * pixel) / 2]
	return (
		x + wide > tile.x &&
		x - wide < tile.x + tile.width &&
		y + high > tile.y &&
		y - high < tile.y + tile.height
	)
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
