/**
 * `npm run judges -- NAME…`: lets judges from outside look at the built app, all of them unless some are named, and
 * writes docs/judges.md. Fails where one found something that nobody explained. `npm run judges -- document` asks
 * nobody, and writes the document again from what was said last.
 */
import { writeFileSync } from 'node:fs'
import buildClient from '../support/built-client.ts'
import {
	documentPath,
	judgeNames,
	keepOutcome,
	loadJudge,
	readExplanations,
	readOutcomes,
} from './judges/bench.ts'
import { idle, unexplained, writeDocument } from './judges/document.ts'
import { installForeign } from './judges/foreign.ts'
import { gatherFindings } from './judges/judge.ts'

const wanted = process.argv.slice(2)
const known = judgeNames()
const strange = wanted.filter((name) => name !== 'document' && !known.includes(name))
if (strange.length > 0) {
	console.error(`There is no judge ${strange.join(', ')}. There are ${known.join(', ')}.`)
	process.exit(1)
}

const asked = wanted.length === 0 ? known : known.filter((name) => wanted.includes(name))
if (asked.length > 0) buildClient()
for (const name of asked) await ask(name)

const [outcomes, explanations] = [readOutcomes(), readExplanations()]
writeFileSync(documentPath, writeDocument(outcomes, explanations))
for (const name of asked)
	for (const { rule, what, where } of unexplained(name, outcomes[name]!, explanations)) {
		console.error(`${name}: ${rule}: ${what} (${where.join(', ')})`)
		process.exitCode = 1
	}
for (const { judge, rule } of idle(outcomes, explanations)) {
	console.error(`Nobody finds what is explained any more: ${judge}, ${rule}.`)
	process.exitCode = 1
}
process.exit() // whatever a judge that failed has left behind

async function ask(name: string): Promise<void> {
	const judge = await loadJudge(name)
	const { title, question, packages = {}, minutes } = judge
	console.log(`${name}: ${title}${minutes ? `, about ${minutes} minutes` : ''}`)
	const { remarks, by = [], ...verdict } = await judge.judge(await installForeign(name, judge))
	const findings = gatherFindings(remarks)
	const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`)
	keepOutcome(name, { title, question, by: [...versions, ...by], ...verdict, findings })
	console.log(`${name}: ${verdict.grade}, ${findings.length} findings`)
}
