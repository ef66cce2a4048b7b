import '../../support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import { resultPath, tellResult, tellTime } from '../../../../client/games/boundless/daily/tell.ts'
import { dailyOf } from '../../../../shared/games/boundless/daily/daily.ts'
import { type DailyResult, overBest } from '../../../../shared/games/boundless/daily/result.ts'
import { atlas } from '../../../../shared/games/boundless/data/atlas.ts'
import { speak } from '../../support/speak.ts'

const choices = [[2], [3, 5], [4, 6]]
const resultOf = (day: string, isFirstTry = true): DailyResult => {
	const daily = dailyOf(day)
	const over = daily.deals.map((deal, index) => overBest(daily, deal, choices[index]!)!)
	return { day, choices, over, seconds: 83, isFirstTry }
}

test.each(['en', 'fr'] as const)(
	'in %s, a result is three lines and its link, and names no state',
	async (spoken) => {
		await speak(spoken)
		for (const day of ['2026-11-18', '2026-11-15']) {
			const result = resultOf(day)
			const text = tellResult(result)
			expect(text.split('\n')).toHaveLength(3)
			expect(resultPath(result)).not.toContain('\n')
			for (const map of Object.values(atlas))
				for (const state of Object.values(map.states)) expect(text).not.toContain(state[spoken])
		}
	},
)

test('it tells the day, each deal, the sum and the time', async () => {
	await speak('en')
	expect(tellResult(resultOf('2026-11-18'))).toBe(
		'Today’s journey, November 18, 2026 (Europe)\nEasy +20 · Medium +20 · Hard +50\n90 over the best, 1 min 23 s',
	)
	expect(tellResult(resultOf('2026-11-18', false))).toMatch(/\(practice\)$/)
	expect(tellResult({ ...resultOf('2026-11-18'), over: [0, 0, 0] })).toMatch(
		/\nEasy best · Medium best · Hard best\nThe best possible, 1 min 23 s$/,
	)
	await speak('fr')
	expect(tellResult(resultOf('2026-11-18'))).toBe(
		'Le voyage du jour, 18 novembre 2026 (Europe)\nFacile +20 · Moyen +20 · Difficile +50\n90 de plus que le meilleur, 1 min 23 s',
	)
})

test.each([
	[0, '0 s'],
	[59, '59 s'],
	[60, '1 min 0 s'],
	[3599, '59 min 59 s'],
	[3600, '1 h 0 min'],
	[90_000, '25 h 0 min'],
])('%i seconds are told as %s', async (seconds, told) => {
	await speak('en')
	expect(tellTime(seconds)).toBe(told)
})
