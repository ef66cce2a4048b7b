import { type Frame, fitted, lookingAt, pixelOf } from '../../../table/surface/camera.ts'
import type { Box, Point } from '../../game.ts'
import { boundsOf } from '../map/bounds.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import type { Extent } from './loupe.ts'
import type { MapScene } from './scene.ts'

const EDGE = 8 // pixels between glass and window
const TRIES = [0, 1, 0.5, 0.25, 0.75] // from edge to edge; edges first
const STEPS = 6 // points from one place of the route to the next
const STAMP = 12 // how many of those it is worth not to hide a stamp
const TOOL = 60 // pixels that a button takes in a corner at the bottom,
const WIDE_TOOL = 116 // and one with words at the top's beginning

/** Where in the window a glass hides least of a route, and neither a button, where there are any, nor what it shows. */
export function leastInTheWay(
	map: DrawnMap,
	{ look, stops }: MapScene,
	frame: Frame,
	view: Box,
	size: Extent,
	hasTools: boolean,
): Box {
	const camera = lookingAt(frame, boundsOf(map, look, 24)) ?? fitted(frame)
	const pixel = (at: Point) => pixelOf(frame, camera, at)
	const anchorOf = (region: string) => pixel(map.regions[region]!.anchor)
	const way = alongWay(look.map((state) => anchorOf(map.states[state]!.regions[0]!)))
	const stamps = stops.map(anchorOf)
	const { x, y } = pixel(view)
	const end = pixel({ x: view.x + view.width, y: view.y + view.height })
	const kept = [{ x, y, width: end.x - x, height: end.y - y }, ...(hasTools ? toolsIn(frame) : [])]
	const cost = (glass: Box): number =>
		way.filter((place) => holds(glass, place)).length +
		STAMP * stamps.filter((place) => holds(glass, place)).length +
		way.length * kept.filter((box) => overlap(glass, box)).length
	const places = TRIES.flatMap((down) => TRIES.map((right) => placed(frame, size, right, down)))
	return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

function placed(frame: Frame, size: Extent, right: number, down: number): Box {
	const at = (room: number, extent: number, part: number) => EDGE + (room - extent - 2 * EDGE) * part
	return { x: at(frame.width, size.width, right), y: at(frame.height, size.height, down), ...size }
}

const toolsIn = ({ width, height }: Frame): Box[] => [
	{ x: 0, y: 0, width: WIDE_TOOL, height: TOOL },
	{ x: 0, y: height - TOOL, width: TOOL, height: TOOL },
	{ x: width - TOOL, y: height - TOOL, width: TOOL, height: TOOL },
]

/** Points along the way from place to place. */
const alongWay = (places: readonly Point[]): Point[] =>
	places.flatMap((place, index) => {
		const next = places[index + 1] ?? place
		return Array.from({ length: STEPS }, (_, step) => ({
			x: place.x + ((next.x - place.x) * step) / STEPS,
			y: place.y + ((next.y - place.y) * step) / STEPS,
		}))
	})

const holds = ({ x, y, width, height }: Box, place: Point): boolean =>
	place.x > x && place.x < x + width && place.y > y && place.y < y + height

const overlap = (a: Box, b: Box): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
