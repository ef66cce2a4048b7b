import { writeFile } from 'node:fs/promises'
import { serveForTest } from '../support/serve-for-test.ts'
import type { Judge } from '../tools/judges/judge.ts'
import { putTlsBefore } from '../tools/judges/tls-front.ts'

const PACKAGE = '@mdn/mdn-http-observatory'

interface Scan {
	scan: { grade: string; score: number; testsPassed: number; testsQuantity: number }
	tests: Record<string, { pass: boolean; result: string; scoreDescription: string; scoreModifier: number }>
}

export default {
	title: 'MDN’s HTTP Observatory',
	question: 'What do the headers of the server’s answers keep out?',
	packages: { [PACKAGE]: '1.4.8' },
	async judge(foreign) {
		// Which names browsers know as https alone is fetched from outside at its installation; ours is none of them.
		await writeFile(foreign.path(`${PACKAGE}/conf/hsts-preload.json`), '{}')
		const { scan } = await foreign.load<{ scan(host: string): Promise<Scan> }>(
			`${PACKAGE}/src/scanner/index.js`,
		)
		const house = await serveForTest()
		const front = await putTlsBefore(house.url)
		const { scan: sum, tests } = await scan(front.host)
		front.stop()
		await house.stop()
		return {
			grade: `${sum.grade}, ${sum.score} points`,
			told: [
				`${sum.testsPassed} of ${sum.testsQuantity} tests passed.`,
				'TLS, and the way from http to it, are a small front of the judge’s; a deployment has both from its platform.',
			],
			remarks: Object.entries(tests)
				.filter(([, { pass, scoreModifier }]) => !pass || scoreModifier < 0)
				.map(([name, { result, scoreDescription }]) => ({
					rule: result,
					what: scoreDescription,
					where: name,
				})),
		}
	},
} satisfies Judge
