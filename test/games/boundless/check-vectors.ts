import type { MapId } from '../../../shared/games/boundless/data/atlas.ts'
import { graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import { priceOf } from '../../../shared/games/boundless/rules/price.ts'

export interface Vectors {
	cases: {
		map: MapId
		round: number
		centre: string[]
		picks: string[]
		below: number[] // tokens under each of the picks
		crossings: number
		adjacentPairs: number
		money: number
	}[]
}

/** Whether a file has the form of Boundless’s vectors. */
export const recognises = (file: object): file is Vectors => {
	const [first] = 'cases' in file && Array.isArray(file.cases) ? file.cases : []
	return typeof first === 'object' && first !== null && 'centre' in first && 'picks' in first
}

/** For every kind of round, whether each of its vectors holds in the engine. */
export function checkVectors({ cases }: Vectors): Record<string, boolean[]> {
	const results: Record<string, boolean[]> = {}
	for (const { map, round, centre, picks, below, ...expected } of cases) {
		const underneath = below.reduce((sum, tokens) => sum + tokens, 0)
		const { crossings, pairs, money } = priceOf(graphOf(map), { round, centre }, picks, underneath)
		const holds =
			crossings === expected.crossings && pairs.length === expected.adjacentPairs && money === expected.money
		const group = `${map} round ${round}`
		results[group] ??= []
		results[group].push(holds)
	}
	return results
}
