import { topology } from 'topojson-server'
import { presimplify } from 'topojson-simplify'
import type { Objects, Topology } from 'topojson-specification'
import { areaOf, type Position, type Ring } from './sheet.ts'

/** A shape as rings of arcs: an arc's number, or ~number where it is followed backwards. */
export type Rings = number[][]

/** Shapes, and the lines between junctions that they are made of. */
export interface Network {
	arcs: Position[][]
	shapes: { [name: string]: Rings }
}

/** Areas are in square units: that of the triangle a corner makes with the points beside it, or of an island. */
export interface Fineness {
	grid: number // steps in a unit
	border: number // corners of a border that are smaller are taken off
	coast: number // the same for coasts
	quiet: number // and for land that nobody plays in
	islet: number // islands that are smaller are left out
}

/** Of land that nobody plays in, only islands so many times larger are kept. */
const QUIET_ISLET = 6

/**
 * No corner is taken off that is more than this part of its piece of land: what is small keeps more of its shape,
 * the main piece of a region above all.
 */
const MAIN_SHARE = 1 / 150
const ISLAND_SHARE = 1 / 16

/** A topology as it comes, under a name that the next tool accepts. */
type Plain = Topology<Objects<Record<string, unknown>>>

type Weighed = [x: number, y: number, weight: number]

/**
 * Finds the lines that shapes share, and makes them simpler. Since a line is simplified once, whoever shares it
 * goes on sharing it; and junctions stay where they are, so no two shapes come apart or meet.
 */
export function weave(
	shapes: { [name: string]: Ring[] },
	isPlayed: (shape: string) => boolean,
	fineness: Fineness,
): Network {
	const { lines, woven } = findArcs(shapes)
	const users = lines.map(() => [] as string[])
	for (const [name, rings] of Object.entries(woven)) {
		for (const arc of rings.flat()) users[indexOf(arc)]!.push(name)
	}
	const limits = users.map((names) => {
		if (!names.some(isPlayed)) return fineness.quiet
		return names.length === 1 ? fineness.coast : fineness.border
	})
	for (const [name, rings] of Object.entries(woven)) {
		const least = fineness.islet * (isPlayed(name) ? 1 : QUIET_ISLET)
		const sized = rings.map((ring) => ({ ring, area: areaOf(joinArcs(lines, ring)) }))
		const largest = Math.max(...sized.map(({ area }) => area))
		const isIsland = (ring: number[]) => ring.every((arc) => users[indexOf(arc)]!.length === 1)
		const kept = sized.filter(({ ring, area }) => area >= least || area === largest || !isIsland(ring))
		for (const { ring, area } of kept) {
			const limit = area * (area === largest ? MAIN_SHARE : ISLAND_SHARE)
			for (const arc of ring) limits[indexOf(arc)] = Math.min(limits[indexOf(arc)]!, limit)
		}
		woven[name] = kept.map(({ ring }) => ring)
	}
	const isKept = (index: number) => (point: Weighed) => point[2] >= limits[index]!
	return compact({
		arcs: lines.map((line, index) => snap(line.filter(isKept(index)), fineness.grid)),
		shapes: woven,
	})
}

export const indexOf = (arc: number): number => (arc < 0 ? ~arc : arc)

/** The points along a ring, some of them twice where arcs join. */
export const joinArcs = (lines: (Position | Weighed)[][], ring: number[]): Ring =>
	ring.flatMap((arc) => {
		const line = lines[indexOf(arc)]!.map(([x, y]): Position => [x, y])
		return arc < 0 ? line.reverse() : line
	})

/** Every point comes with how large its corner is; the ends of a line are corners that stay. */
function findArcs(shapes: { [name: string]: Ring[] }) {
	const polygons = Object.entries(shapes).map(([name, rings]) => [
		name,
		{ type: 'Polygon' as const, coordinates: rings.filter((ring) => ring.length > 3) },
	])
	const { arcs, objects } = presimplify(topology(Object.fromEntries(polygons)) as Plain)
	const woven: { [name: string]: Rings } = {}
	for (const [name, object] of Object.entries(objects)) {
		if (object.type === 'Polygon') woven[name] = object.arcs
	}
	return { lines: arcs as unknown as Weighed[][], woven }
}

/** Points in whole steps; what lies on the way between its neighbours is left out. */
function snap(line: Weighed[], grid: number): Position[] {
	const snapped: Position[] = []
	for (const [x, y] of line) {
		const point: Position = [Math.round(x * grid), Math.round(y * grid)]
		const [before, last] = [snapped.at(-2), snapped.at(-1)]
		if (last && last[0] === point[0] && last[1] === point[1]) continue
		if (before && last && isOnTheWay(before, last, point)) snapped.pop()
		snapped.push(point)
	}
	return snapped
}

function isOnTheWay([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): boolean {
	const turn = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
	const ahead = (bx - ax) * (cx - bx) + (by - ay) * (cy - by)
	return turn === 0 && ahead > 0
}

/** Leaves out what has shrunk to a line or a point, and numbers the arcs that are left. */
function compact({ arcs, shapes }: Network): Network {
	const numbers = new Map<number, number>()
	const kept: Position[][] = []
	const renumber = (arc: number): number[] => {
		const index = indexOf(arc)
		const line = arcs[index]!
		if (line.length < 2) return []
		if (!numbers.has(index)) numbers.set(index, kept.push(line) - 1)
		const number = numbers.get(index)!
		return [arc < 0 ? ~number : number]
	}
	const renumbered = Object.entries(shapes).map(([name, rings]): [string, Rings] => [
		name,
		rings.filter((ring) => areaOf(joinArcs(arcs, ring)) > 0).map((ring) => ring.flatMap(renumber)),
	])
	return { arcs: kept, shapes: Object.fromEntries(renumbered) }
}
