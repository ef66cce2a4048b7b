import { describe, expect, test } from 'vitest'
import { type Estimate, judgedTurns } from '../../shared/report/estimate.ts'
import { CERTAIN } from '../../shared/report/parts.ts'

interface Judged {
	made: number // the chance of who moves, in per cent
	other?: number // with the move that it is held against
	standing?: number
	reveals?: boolean
}

/** What was judged of a turn between two. */
function estimateOf({ made, other, standing = 50, reveals = false }: Judged, index: number): Estimate {
	const seat = index % 2
	const tally = (percent: number) => {
		const chances = [percent / 100, 1 - percent / 100]
		return { sums: seat === 0 ? chances : chances.toReversed(), playouts: 1 }
	}
	const candidate = (percent: number, step: string) => ({
		steps: [step],
		tally: tally(percent),
		newest: tally(percent),
	})
	return {
		turn: { seat, from: index, to: index + 1, steps: ['made'], known: { table: null, hands: [] }, reveals },
		standing: tally(standing),
		made: candidate(made, 'made'),
		others: other === undefined ? [] : [candidate(other, 'other')],
	}
}

/** The chances of who moves, in per cent. */
const told = (judged: readonly Judged[], result?: readonly number[]) =>
	judgedTurns(judged.map(estimateOf), result).map(({ seat, before, best, made, after, better }) => ({
		chances: [before, best, made, after].map((chances) => (100 * chances[seat]!) / CERTAIN),
		better: better?.[0],
	}))

describe('a turn', () => {
	test('begins with what the move before it left, where chance had no part in that', () => {
		expect(told([{ made: 60, other: 75 }, { made: 45 }], [0, CERTAIN])).toEqual([
			{ chances: [50, 75, 60, 60], better: 'other' },
			{ chances: [40, 45, 45, 100], better: undefined },
		])
	})

	test('begins as it stands, where chance had', () => {
		const drawn = { made: 60, reveals: true }
		expect(told([drawn, { made: 45, standing: 70 }])[0]!.chances).toEqual([50, 60, 60, 30])
	})

	test('never loses by the best move that there was: then it was worth less before', () => {
		expect(told([{ made: 58, other: 99 }, { made: 2 }])).toEqual([
			{ chances: [50, 98, 98, 98], better: undefined },
			{ chances: [2, 2, 2, 2], better: undefined },
		])
	})
})
