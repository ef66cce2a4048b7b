import { readFile } from 'node:fs/promises'
import { inProject } from '../../worker/build/paths.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import type { Judge } from '../tools/judges/judge.ts'

interface Flaw {
	type: number
	severity: number
	directive: string
	description: string
}

type Check = (policy: unknown) => Flaw[]

interface Parser {
	CspParser: new (text: string) => { csp: unknown }
}

interface Evaluator {
	CspEvaluator: new (policy: unknown) => { evaluate(parsed: Check[], effective: Check[]): Flaw[] }
	DEFAULT_CHECKS: Check[]
	STRICTCSP_CHECKS: Check[]
}

interface Names {
	Type: Record<number, string>
	Severity: Record<number, string>
}

const MEDIUM = 30 // and what is worse has lower numbers
const POLICY = 'content-security-policy'

export default {
	title: 'Google’s CSP Evaluator',
	question: 'Could the content policies be got around?',
	packages: { csp_evaluator: '1.1.8' },
	async judge({ load }) {
		const { CspParser } = await load<Parser>('csp_evaluator/dist/parser.js')
		const { CspEvaluator, ...checks } = await load<Evaluator>('csp_evaluator/dist/evaluator.js')
		const { Type, Severity } = await load<Names>('csp_evaluator/dist/finding.js')
		const house = await serveForTest()
		const page = await readFile(inProject('dist/client/index.html'), 'utf8')
		const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)![1]!
		const remarks = []
		for (const path of ['/', script, '/api/rooms/BCDFGH']) {
			const policy = (await house.ask(path)).headers.get(POLICY) ?? ''
			const flaws = new CspEvaluator(new CspParser(policy).csp).evaluate(
				checks.DEFAULT_CHECKS,
				checks.STRICTCSP_CHECKS,
			)
			remarks.push(
				...flaws.map(({ type, severity, directive, description }) => ({
					rule: `${Type[type]}`.toLowerCase(),
					what: `${Severity[severity]}, ${directive}: ${description}`,
					where: path === script ? 'a script' : path === '/' ? 'a page' : 'the API',
					severity,
				})),
			)
		}
		await house.stop()
		const worst = Math.min(100, ...remarks.map(({ severity }) => severity))
		return {
			grade: worst > MEDIUM ? 'nothing of high or medium severity' : `${Severity[worst]}`,
			told: ['Its usual checks and those of a strict policy, of a page, of a script and of the API.'],
			remarks: remarks.map(({ severity, ...remark }) => remark),
		}
	},
} satisfies Judge
