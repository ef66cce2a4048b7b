import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isInside } from '../../../../client/games/boundless/map/find-state.ts'
import type { Point } from '../../../../client/games/game.ts'
import { DOT_BELOW } from '../../../../worker/build/boundless-maps/engrave.ts'
import { BLEED } from '../../../../worker/build/boundless-maps/sheet.ts'
import { bordersOf, drawnMaps, fileText, linksOf, regionsOf } from './drawings.ts'

const KILOBYTE = 1024
const BUDGET = 16 * KILOBYTE // gzipped: a second on a poor connection

function areaOf(ring: Point[]): number {
	const twice = ring.reduce((sum, { x, y }, index) => {
		const before = ring.at(index - 1)!
		return sum + before.x * y - x * before.y
	}, 0)
	return Math.abs(twice) / 2
}

test.each(drawnMaps)('$id: the states and regions drawn are those of the game', (drawn) => {
	const { game, map } = drawn
	expect(Object.keys(map.states).sort()).toEqual(Object.keys(game.states).sort())
	expect(Object.keys(map.regions).sort()).toEqual(regionsOf(drawn).sort())
	for (const [state, { regions }] of Object.entries(map.states)) {
		expect(regions).toEqual(Object.keys(game.parts[state] ?? { [state]: state }))
		for (const region of regions) expect(map.regions[region]!.state).toBe(state)
	}
})

test.each(drawnMaps)('$id: every region has an area, and every ring of it', ({ map }) => {
	for (const [region, { rings }] of Object.entries(map.regions)) {
		expect(rings.length, region).toBeGreaterThan(0)
		for (const ring of rings) expect(areaOf(ring), region).toBeGreaterThan(0)
	}
})

test.each(drawnMaps)('$id: arcs join end to end into closed rings', ({ drawing, map }) => {
	const ends = map.arcs.map(({ points }) => [points[0]!, points.at(-1)!] as const)
	const rings = [
		drawing.land,
		drawing.water,
		...Object.values(drawing.panels).map(({ land }) => land),
		...Object.values(drawing.regions).map(({ rings }) => rings),
	].flatMap((shape) => (shape === '' ? [] : shape.split(',')))
	for (const ring of rings) {
		const walk = ring
			.split(' ')
			.map((arc) => (Number(arc) < 0 ? ends[~arc]!.toReversed() : ends[Number(arc)]!))
		for (const [index, [start]] of walk.entries()) expect(walk.at(index - 1)![1]).toEqual(start)
	}
})

test.each(drawnMaps)('$id: path data is well formed and stays on the sheet', ({ map }) => {
	const { box, land, water, borders, edges, regions, links, panels } = map
	const paths = [land, borders, edges, ...(water ? [water] : []), ...links.map(({ line }) => line)]
	paths.push(...Object.values(regions).map(({ outline }) => outline))
	paths.push(...panels.map(({ land }) => land).filter((path) => path !== ''))
	for (const path of paths) {
		expect(path).toMatch(/^(M-?[\d.]+ -?[\d.]+([LQ ]-?[\d.]+ -?[\d.]+)+Z?)+$/)
		const numbers = path.match(/-?[\d.]+/g)!.map(Number)
		const across = numbers.filter((_, index) => index % 2 === 0)
		const down = numbers.filter((_, index) => index % 2 === 1)
		expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-BLEED)
		expect(Math.max(...across)).toBeLessThanOrEqual(box.width + BLEED)
		expect(Math.max(...down)).toBeLessThanOrEqual(box.height + BLEED)
	}
})

test.each(drawnMaps)('$id: states too small to be seen have a dot, and no others', ({ map }) => {
	for (const [state, { regions, dot }] of Object.entries(map.states)) {
		const area = map.regions[regions[0]!]!.rings.reduce((sum, ring) => sum + areaOf(ring), 0)
		expect(dot !== undefined, state).toBe(area < DOT_BELOW)
	}
})

test.each(drawnMaps)('$id: labels, dots and anchors lie in what they stand for', ({ map }) => {
	for (const [state, { label, room, dot, regions }] of Object.entries(map.states)) {
		const { rings } = map.regions[regions[0]!]!
		expect(room, state).toBeGreaterThan(0)
		if (!dot) expect(isInside(rings, label), state).toBe(true)
		if (dot) expect(nearest(rings.flat(), dot), state).toBeLessThan(5)
	}
	for (const [region, { rings, anchor, state }] of Object.entries(map.regions)) {
		if (!map.states[state]!.dot) expect(isInside(rings, anchor), region).toBe(true)
	}
})

test.each(drawnMaps)('$id: links go from shore to shore', ({ map }) => {
	for (const { between, ends } of map.links) {
		for (const [index, region] of between.entries()) {
			expect(nearest(map.regions[region]!.rings.flat(), ends[index]!), between.join()).toBeLessThan(8)
		}
	}
})

test.each(drawnMaps)('$id: neighbours differ in tint', (drawn) => {
	for (const pair of [...bordersOf(drawn), ...linksOf(drawn)]) {
		const [a, b] = pair.split('|').map((region) => drawn.map.regions[region]!.state) as [string, string]
		expect(drawn.map.states[a]!.tint, pair).not.toBe(drawn.map.states[b]!.tint)
	}
})

test.each(drawnMaps)('$id: the file is within its budget', ({ id }) => {
	expect(gzipSync(fileText(id), { level: 9 }).length).toBeLessThanOrEqual(BUDGET)
})

function nearest(points: Point[], { x, y }: Point): number {
	return Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)))
}
