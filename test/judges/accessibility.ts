import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { allScreens } from '../tools/judges/all-screens.ts'
import type { Judge, Remark } from '../tools/judges/judge.ts'

interface Told {
	ruleId: string
	value: [string, string] // what kind of rule it is, and what came of it
	message: string
	path: { dom: string }
}

interface Engine {
	Checker: new () => { check(node: Document, policies: string[]): Promise<{ results: Told[] }> }
}

export default {
	title: 'IBM’s Equal Access engine',
	question: 'Does a second engine beside axe, with rules of its own, find barriers on any screen?',
	packages: { 'accessibility-checker-engine': '4.0.34' },
	minutes: 15,
	async judge({ path }) {
		const source = await readFile(path('accessibility-checker-engine/ace.js'), 'utf8')
		const remarks: Remark[] = []
		let screens = 0
		for await (const { name, guest } of allScreens()) {
			screens += 1
			for (const { ruleId, message, path } of await check(guest.page, source))
				remarks.push({ rule: ruleId, what: message, where: `${name}: ${path.dom}` })
		}
		return {
			grade: remarks.length === 0 ? 'no violation' : `${remarks.length} remarks`,
			told: [
				`${screens} screens, by all rules of its policy IBM_Accessibility (WCAG 2.2 at AA, and IBM’s own).`,
			],
			remarks,
		}
	},
} satisfies Judge

/** What it calls a violation; what it would have a person look at is not listed. */
async function check(page: Page, source: string): Promise<Told[]> {
	if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${source};window.ace = ace`)
	return page.evaluate(async () => {
		const { ace } = window as unknown as { ace: Engine }
		const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
		return results
			.filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
			.map(({ ruleId, value, message, path }) => ({ ruleId, value, message, path: { dom: path.dom } }))
	})
}
