import type { Drawing, StoredState } from '../../../client/games/boundless/map/drawing.ts'
import type { MapData } from '../../../shared/games/boundless/data/map-data.ts'
import { type Fineness, indexOf, joinArcs, type Network, type Rings, weave } from './arcs.ts'
import { poleOf } from './pole.ts'
import { areaOf, type Bow, type Position, type Ring, type Sheet } from './sheet.ts'
import { chooseTints } from './tints.ts'

/** Names are about this many times wider than high, with some air around. */
const LABEL_STRETCH = 2.5

/** A state smaller than this needs a dot to be seen on a phone. */
export const DOT_BELOW = 60

/** Makes the stored drawing from a sheet: simple lines, and places for everything that is put upon them. */
export function engrave(sheet: Sheet, map: MapData, fineness: Fineness): Drawing {
	const panels = Object.entries(sheet.panels)
	const network = weave(
		{
			...sheet.regions,
			land: sheet.land,
			water: sheet.water,
			...Object.fromEntries(panels.map(([region, { land }]) => [`land of ${region}`, land])),
		},
		(shape) => shape in sheet.regions,
		fineness,
	)
	const linesOf = (shape: string) => writeRings(network.shapes[shape]!)
	const outlines = Object.fromEntries(
		Object.keys(sheet.regions).map((region) => [region, outlineOf(network, region, fineness.grid)]),
	)
	return {
		id: map.id,
		source: sheet.source,
		width: sheet.width,
		height: sheet.height,
		grid: fineness.grid,
		arcs: network.arcs.map(writeArc),
		land: linesOf('land'),
		water: linesOf('water'),
		panels: Object.fromEntries(
			panels.map(([region, { corners }]) => [
				region,
				{ box: write(...corners[0], ...extentOf(corners)), land: linesOf(`land of ${region}`) },
			]),
		),
		regions: Object.fromEntries(
			Object.entries(outlines).map(([region, rings]) => [
				region,
				{ rings: linesOf(region), anchor: write(...(sheet.anchors[region] ?? poleOf(rings, 1).at)) },
			]),
		),
		states: statesOf(map, network, outlines, sheet),
		ways: Object.fromEntries(
			Object.entries(sheet.ways).map(([direction, points]) => [direction, write(...points.flat())]),
		),
		links: Object.fromEntries(Object.entries(sheet.links).map(([pair, bow]) => [pair, writeBow(bow)])),
	}
}

function statesOf(
	map: MapData,
	network: Network,
	outlines: { [region: string]: Ring[] },
	sheet: Sheet,
): Drawing['states'] {
	const tints = chooseTints(
		neighboursOf(map, [
			...touching(network, Object.keys(outlines)),
			...Object.keys(sheet.links).map((pair) => pair.split('|') as [string, string]),
		]),
	)
	const entries = Object.keys(map.states).map((state): [string, StoredState] => {
		const rings = outlines[state]!
		const { at, room } = poleOf(rings, LABEL_STRETCH)
		const parts = map.parts[state]
		const isSmall = rings.reduce((sum, ring) => sum + areaOf(ring), 0) < DOT_BELOW
		const stored = {
			tint: tints.get(state)!,
			label: write(...at, 2 * room),
			...(parts && { parts: Object.keys(parts).join(' ') }),
			...(isSmall && { dot: write(...poleOf(rings, 1).at) }),
		}
		return [state, stored]
	})
	return Object.fromEntries(entries)
}

/** Which states meet, by the regions that do. */
function neighboursOf(map: MapData, meeting: [string, string][]): Map<string, Set<string>> {
	const stateOf = new Map(Object.keys(map.states).map((state) => [state, state]))
	for (const [state, parts] of Object.entries(map.parts)) {
		for (const region of Object.keys(parts)) stateOf.set(region, state)
	}
	const neighbours = new Map(Object.keys(map.states).map((state) => [state, new Set<string>()]))
	for (const [a, b] of meeting.map(
		(pair) => pair.map((region) => stateOf.get(region)!) as [string, string],
	)) {
		neighbours.get(a)!.add(b)
		neighbours.get(b)!.add(a)
	}
	return neighbours
}

/** Regions that meet in a point at least, for then their tints should differ. */
function touching(network: Network, regions: string[]): [string, string][] {
	const at = new Map<string, Set<string>>()
	for (const region of regions) {
		for (const arc of network.shapes[region]!.flat()) {
			const line = network.arcs[indexOf(arc)]!
			for (const end of [line[0]!, line.at(-1)!]) {
				at.set(end.join(' '), (at.get(end.join(' ')) ?? new Set()).add(region))
			}
		}
	}
	return [...at.values()].flatMap((together) =>
		[...together].flatMap((a) => [...together].filter((b) => a < b).map((b): [string, string] => [a, b])),
	)
}

/** The rings of a shape in units. */
const outlineOf = ({ arcs, shapes }: Network, shape: string, grid: number): Ring[] =>
	shapes[shape]!.map((ring) => joinArcs(arcs, ring).map(([x, y]): Position => [x / grid, y / grid]))

const extentOf = ([[left, top], [right, bottom]]: [Position, Position]): Position => [
	right - left,
	bottom - top,
]

function writeBow({ from, to, bend }: Bow): string {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
	const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
	return write(...from, middle[0] + dy * bend, middle[1] - dx * bend, ...to)
}

/** Numbers to a tenth of a unit; a minus sign is separation enough. */
const write = (...numbers: number[]): string =>
	numbers.map((number) => String(Math.round(number * 10) / 10)).join(' ')

function writeArc(line: Position[]): string {
	const steps = line.flatMap(([x, y], index) => {
		const [px, py] = line[index - 1] ?? [0, 0]
		return [x - px, y - py]
	})
	return steps.join(' ').replaceAll(' -', '-')
}

const writeRings = (rings: Rings): string => rings.map((ring) => ring.join(' ')).join(',')
