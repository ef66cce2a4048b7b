import { describe, expect, test } from 'vitest'
import { relate } from '../../../client/games/boundless/atlas/why.ts'
import { atlas, mapIds } from '../../../shared/games/boundless/data/atlas.ts'
import { areAdjacent, graphOf } from '../../../shared/games/boundless/rules/graph.ts'

const kinds = (id: 'europe' | 'usa', one: string, other: string) =>
	relate(id, one, other).contacts.map(({ kind }) => kind)

test('every reason has its name', () => {
	expect(kinds('europe', 'FR', 'DE')).toEqual(['border'])
	expect(kinds('europe', 'FR', 'GB')).toEqual(['sea'])
	expect(kinds('europe', 'DK', 'SE')).toEqual(['bridge'])
	expect(kinds('usa', 'AZ', 'CO')).toEqual(['corner'])
	expect(kinds('usa', 'UT', 'NM')).toEqual(['corner'])
	expect(kinds('usa', 'UT', 'CO')).toEqual(['border'])
	expect(kinds('europe', 'FI', 'EE')).toEqual([])
})

test('two-part states say which part touches', () => {
	expect(relate('europe', 'PL', 'RU').contacts).toEqual([{ regions: ['PL', 'RU-KGD'], kind: 'border' }])
	expect(relate('europe', 'AZ', 'AM').contacts).toHaveLength(2)
})

describe.each(mapIds)('on the map of %s', (id) => {
	const states = Object.keys(atlas[id].states)

	test('there is a reason exactly where the rules see neighbours, and a way between all others', () => {
		const graph = graphOf(id)
		for (const one of states)
			for (const other of states.filter((state) => state !== one)) {
				const { contacts, route } = relate(id, one, other)
				expect(contacts.length > 0).toBe(areAdjacent(graph, one, other))
				expect(route.length).toBeGreaterThan(contacts.length > 0 ? 1 : 2)
			}
	})
})
