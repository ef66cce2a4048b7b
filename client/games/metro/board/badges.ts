import type { Point } from '../../game.ts'

/** Points that are told at a place of the board. */
export interface Told {
	at: Point
	aside: Point // from there, in pixels
	colour: number
	points: number
}

/** Where the whole board is as wide as a phone, a pixel is that many units of the drawing. */
const PIXEL = 2.25
const WIDE = 56 // pixels that a badge takes
const HIGH = 30

/**
 * What would lie upon each other is told together: the points of one owner as a sum, those of several one below the
 * other, around the middle of where they come from.
 */
export function apart(all: readonly Told[]): Told[] {
	const crowds: Told[][] = []
	for (const one of all) {
		const near = crowds.filter((crowd) => crowd.some((other) => isNear(one, other)))
		for (const crowd of near) crowds.splice(crowds.indexOf(crowd), 1)
		crowds.push([...near.flat(), one])
	}
	return crowds.flatMap(together)
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

function isNear(one: Told, other: Told): boolean {
	const [a, b] = [placeOf(one), placeOf(other)]
	return Math.abs(a.x - b.x) < WIDE * PIXEL && Math.abs(a.y - b.y) < HIGH * PIXEL
}

const placeOf = ({ at, aside }: Told): Point => ({ x: at.x + aside.x * PIXEL, y: at.y + aside.y * PIXEL })

const below = ({ x, y }: Point, pixels: number): Point => ({ x, y: y + pixels })

const mean = (points: readonly Point[]): Point => ({
	x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
	y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
