import { describe, expect, test } from 'vitest'
import { atlas, mapIds } from '../../../shared/games/boundless/maps/atlas.ts'
import type { MapData } from '../../../shared/games/boundless/maps/map-data.ts'
import { areAdjacent, buildGraph, graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import { walkThrough } from '../../../shared/games/boundless/rules/walk.ts'
import { adjacent, apart } from './adjacency.ts'

const counts = {
	europe: { states: 50, regions: 52, borders: 97, links: 10 },
	usa: { states: 50, regions: 50, borders: 107, links: 2 },
}

describe.each(mapIds)('%s', (id) => {
	const map: MapData = atlas[id]
	const graph = graphOf(id)

	test('has its states, regions, borders and links', () => {
		expect({
			states: graph.regionsOf.size,
			regions: graph.neighboursOf.size,
			borders: Object.values(map.borders).flat().length,
			links: map.links.length,
		}).toEqual(counts[id])
	})

	test('names every border and link once, between two regions that it knows', () => {
		const pairs = [
			...Object.entries(map.borders).flatMap(([one, others]) => others.map((other) => [one, other])),
			...map.links.map(({ between }) => between),
		]
		for (const pair of pairs)
			for (const region of pair) expect(graph.neighboursOf.has(region), region).toBe(true)
		expect(new Set(pairs.map((pair) => pair.toSorted().join('–'))).size).toBe(pairs.length)
		for (const [one, other] of pairs) expect(one).not.toBe(other)
	})

	test('leads from everywhere to everywhere', () => {
		for (const [, distances] of graph.distancesFrom) expect(distances.size).toBe(graph.neighboursOf.size)
	})

	test('has a name in both languages for everything', () => {
		const names = [map.name, ...Object.values(map.states), ...Object.values(map.parts).flatMap(Object.values)]
		for (const { en, fr } of names) expect(en && fr).toBeTruthy()
		for (const language of ['en', 'fr'] as const)
			expect(new Set(Object.values(map.states).map((name) => name[language])).size).toBe(50)
	})

	test('is filed under its own name', () => expect(map.id).toBe(id))

	test.each(adjacent[id])('%s and %s are adjacent', (one, other) => {
		expect(areAdjacent(graph, one, other)).toBe(true)
		expect(areAdjacent(graph, other, one)).toBe(true)
	})

	test.each(apart[id])('%s and %s are not adjacent', (one, other) => {
		expect(areAdjacent(graph, one, other)).toBe(false)
		expect(areAdjacent(graph, other, one)).toBe(false)
	})
})

describe('two-part states', () => {
	const { neighboursOf } = graphOf('europe')
	const neighbours = (region: string) => neighboursOf.get(region)!.toSorted()

	test('Kaliningrad touches Lithuania and Poland only', () =>
		expect(neighbours('RU-KGD')).toEqual(['LT', 'PL']))

	test('Nakhchivan touches Armenia and Turkey only', () => expect(neighbours('AZ-NAX')).toEqual(['AM', 'TR']))

	test('the main part of Azerbaijan touches Russia, not Turkey', () =>
		expect(neighbours('AZ')).toEqual(['AM', 'GE', 'RU']))

	test('splitting them changes 67 of the 1225 distances', () => {
		const { europe } = atlas
		const whole = (region: string) => region.slice(0, 2)
		const borders: MapData['borders'] = {}
		for (const [one, others] of Object.entries(europe.borders))
			borders[whole(one)] = [...(borders[whole(one)] ?? []), ...others.map(whole)]
		const joined = buildGraph({ ...europe, parts: {}, borders })
		const states = Object.keys(europe.states)
		const pairs = states.flatMap((one, i) => states.slice(i + 1).map((other) => [one, other]))
		const changed = pairs.filter(
			(pair) => walkThrough(graphOf('europe'), pair).crossings !== walkThrough(joined, pair).crossings,
		)
		expect(pairs).toHaveLength(1225)
		expect(changed).toHaveLength(67)
	})
})

test('a new map is a data file', () => {
	const name = { en: 'A', fr: 'A' }
	const graph = buildGraph({
		id: 'islands',
		name,
		states: { AA: name, BB: name, CC: name },
		parts: { BB: { 'BB-E': name, 'BB-W': name } },
		borders: { AA: ['BB-W'] },
		links: [
			{ between: ['BB-E', 'CC'], kind: 'sea' },
			{ between: ['AA', 'CC'], kind: 'bridge' },
		],
	})
	expect(walkThrough(graph, ['BB', 'AA'])).toEqual({ crossings: 1, route: ['BB-W', 'AA'] })
	expect(walkThrough(graph, ['AA', 'BB', 'CC']).crossings).toBe(3)
	expect(areAdjacent(graph, 'CC', 'BB')).toBe(true)
})
