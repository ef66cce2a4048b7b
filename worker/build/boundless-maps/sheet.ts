import { type GeoPermissibleObjects, type GeoProjection, geoStream } from 'd3-geo'

export type Position = [x: number, y: number]

/** A closed line: the last point is the first. */
export type Ring = Position[]

/** A link across water: a bow from shore to shore. */
export interface Bow {
	from: Position
	to: Position
	bend: number // how far it swings out to the left of its way, as a part of its length
}

/** A map laid out flat, with all of its detail. */
export interface Sheet {
	source: string
	width: number
	height: number
	regions: { [region: string]: Ring[] } // inside is where an odd number of rings lie around
	land: Ring[]
	water: Ring[]
	panels: { [region: string]: { corners: [Position, Position]; land: Ring[] } }
	links: { [pair: string]: Bow }
	anchors: { [region: string]: Position } // where the middle of the region is not the place for it
	ways: { [direction: string]: Position[] } // "AA>BB": from the anchor of AA towards BB, where the straight way leaves AA
}

/** How far land goes on beyond the frame, so that its cut edges cannot be seen. */
export const BLEED = 4

export const beyond = (width: number, height: number): [Position, Position] => [
	[-BLEED, -BLEED],
	[width + BLEED, height + BLEED],
]

/** The rings of a shape as they lie on the sheet: projected, and cut where the projection cuts. */
export function layOut(shape: GeoPermissibleObjects, projection: GeoProjection): Ring[] {
	const rings: Ring[] = []
	let ring: Ring = []
	const pen = {
		lineStart: () => {
			ring = []
		},
		point: (x: number, y: number) => {
			ring.push([x, y])
		},
		lineEnd: () => {
			rings.push([...ring, ring[0]!])
		},
		polygonStart: () => {},
		polygonEnd: () => {},
		sphere: () => {},
	}
	geoStream(shape, projection.stream(pen))
	return rings
}

/** Twice the area would do for comparing; this is the area itself. */
export function areaOf(ring: Ring): number {
	let sum = 0
	for (let index = 1; index < ring.length; index++) {
		const [x0, y0] = ring[index - 1]!
		const [x1, y1] = ring[index]!
		sum += x0 * y1 - x1 * y0
	}
	return Math.abs(sum) / 2
}
