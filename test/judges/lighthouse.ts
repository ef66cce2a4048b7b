import type lighthouse from 'lighthouse'
import { serveForTest } from '../support/serve-for-test.ts'
import { CATEGORIES, costlyIn, examine, isPerfect, scoresOf, type Visit } from '../tools/examine-page.ts'
import type { Judge, Remark } from '../tools/judges/judge.ts'

const visits: Visit[] = [
	{ page: 'home', path: '/', categories: [...CATEGORIES, 'seo'] },
	{ page: 'rules', path: '/rules/metro', categories: [...CATEGORIES, 'seo'] },
]

export default {
	title: 'Lighthouse’s newest',
	question: 'What does it say of the home page and the rules, on a phone that it simulates?',
	packages: { lighthouse: '13.5.0' },
	minutes: 5,
	async judge({ load }) {
		const { default: program } = await load<{ default: typeof lighthouse }>('lighthouse/core/index.js')
		const house = await serveForTest()
		const told: string[] = []
		const remarks: Remark[] = []
		let isBest = true
		for (const visit of visits) {
			const { result, speeds } = await examine(program, house.url, visit)
			isBest &&= isPerfect(result)
			told.push(
				`${visit.page}: ${scoresOf(result)}, in the middle of ${speeds.length} visits (performance ${speeds.join(', ')}).`,
			)
			for (const { id, title, displayValue = '' } of costlyIn(result))
				remarks.push({ rule: id, what: title, where: `${visit.page}, ${displayValue}` })
		}
		await house.stop()
		return { grade: isBest ? '100 in everything' : 'less than 100 in something', told, remarks }
	},
} satisfies Judge
