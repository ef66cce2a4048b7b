import { describe, expect, test } from 'vitest'
import { atlas, mapIds } from '../../../shared/games/boundless/data/atlas.ts'
import type { MapData } from '../../../shared/games/boundless/data/map-data.ts'
import { areAdjacent, buildGraph, graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import { walkThrough } from '../../../shared/games/boundless/rules/walk.ts'
import { known } from './adjacency.ts'

describe.each(mapIds)('%s', (id) => {
	const map: MapData = atlas[id]
	const graph = graphOf(id)

	test('has a state for every card of the six rounds', () => expect(graph.regionsOf.size).toBe(50))

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

	test('has corners only where it has borders', () => {
		for (const [one, other] of map.corners)
			expect([...(map.borders[one] ?? []), ...(map.borders[other] ?? [])]).toSatisfy(
				(beside: string[]) => beside.includes(one) || beside.includes(other),
			)
	})

	test('has a name in both languages for everything', () => {
		const parts = Object.values(map.parts).flatMap(Object.values)
		const names = [map.name, ...Object.values(map.states), ...parts, ...map.notes]
		for (const { en, fr } of names) expect(en && fr).toBeTruthy()
		for (const language of ['en', 'fr'] as const)
			expect(new Set(Object.values(map.states).map((name) => name[language])).size).toBe(50)
	})

	test('is filed under its own name', () => expect(map.id).toBe(id))
})

describe.each(known)('the map of $id', ({ id, counts, adjacent, apart }) => {
	const map: MapData = atlas[id]
	const graph = graphOf(id)

	test('has its regions, borders and links', () =>
		expect({
			regions: graph.neighboursOf.size,
			borders: Object.values(map.borders).flat().length,
			links: map.links.length,
		}).toEqual(counts))

	test.each(adjacent)('has %s and %s adjacent', (one, other) => {
		expect(areAdjacent(graph, one, other)).toBe(true)
		expect(areAdjacent(graph, other, one)).toBe(true)
	})

	test.each(apart)('has %s and %s not adjacent', (one, other) => {
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
