import './support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import { percent } from '../../client/i18n/percent.ts'
import { hasDraws, slipsOf } from '../../client/pages/report/told-account.ts'
import { CERTAIN } from '../../shared/report/parts.ts'
import type { JudgedTurn } from '../../shared/report/report.ts'
import { speak } from './support/speak.ts'

test.each([
	['en', '62%'],
	['fr', '62\u202f%'],
] as const)('per cent, as it is written in %s', async (language, expected) => {
	await speak(language)
	expect(percent(62)).toBe(expected)
})

/** A turn whose best move was so many per cent better than the one made. */
function turn(seat: number, slip: number): JudgedTurn {
	const made = [CERTAIN / 2, CERTAIN / 2]
	const best = made.map((chance, who) => chance + (who === seat ? slip : -slip) * (CERTAIN / 100))
	return { seat, from: 0, to: 1, before: made, made, after: made, best, ...(slip > 0 && { better: [] }) }
}

describe('slips', () => {
	test('are a seat’s own, and of them the worst is told', () => {
		const turns = [turn(0, 10), turn(1, 40), turn(0, 0), turn(0, 30)]
		expect(slipsOf(turns, 0)).toEqual({ count: 2, moves: 3, worst: 30 })
		expect(slipsOf(turns, 1)).toEqual({ count: 1, moves: 1, worst: 40 })
	})

	test('are never added up: no sum can be more than 100', () => {
		const turns = Array.from({ length: 9 }, () => turn(0, 40))
		expect(slipsOf(turns, 0).worst).toBe(40)
	})

	test('are none where nothing was better', () => {
		expect(slipsOf([turn(0, 0)], 0)).toEqual({ count: 0, moves: 1, worst: 0 })
	})
})

test('luck is the start’s alone where nothing was drawn after it', () => {
	const drawn = { ...turn(0, 0), after: [CERTAIN / 4, (3 * CERTAIN) / 4] }
	expect([hasDraws([turn(0, 10), turn(1, 0)]), hasDraws([turn(0, 10), drawn])]).toEqual([false, true])
})
