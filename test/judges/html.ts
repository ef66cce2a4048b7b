import { allScreens } from '../tools/judges/all-screens.ts'
import type { Judge, Remark } from '../tools/judges/judge.ts'

interface Message {
	ruleId: string
	message: string
	selector: string | null
}

interface Validator {
	StaticConfigLoader: new (config: { root: true; extends: string[] }) => object
	HtmlValidate: new (
		loader: object,
	) => { validateString(markup: string): Promise<{ results: { messages: Message[] }[] }> }
}

export default {
	title: 'html-validate',
	question: 'Is every screen, as it stands in the browser, HTML as the standard has it?',
	packages: { 'html-validate': '11.18.0' },
	minutes: 10,
	async judge({ load }) {
		const { HtmlValidate, StaticConfigLoader } = await load<Validator>('html-validate/dist/esm/index.js')
		const presets = ['html-validate:standard', 'html-validate:a11y']
		const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: presets }))
		const remarks: Remark[] = []
		let screens = 0
		for await (const { name, guest } of allScreens()) {
			screens += 1
			const markup = `<!doctype html>\n${await guest.page.evaluate(() => document.documentElement.outerHTML)}`
			const { results } = await validator.validateString(markup)
			for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
				remarks.push({ rule: ruleId, what: message, where: `${name}: ${selector ?? 'markup'}` })
		}
		return {
			grade: remarks.length === 0 ? 'valid' : `${remarks.length} remarks`,
			told: [`${screens} screens, by the standard and by the rules of its accessibility preset.`],
			remarks,
		}
	},
} satisfies Judge
