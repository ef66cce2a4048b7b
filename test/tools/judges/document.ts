import type { Finding, Verdict } from './judge.ts'

/** What a judge said, as it is kept. */
export interface Outcome extends Omit<Verdict, 'remarks' | 'by'> {
	title: string
	question: string
	by: string[] // its packages and programs, with their versions
	findings: Finding[]
}

/** Why something stays as it is though a judge would have it otherwise. */
export interface Explanation {
	judge: string
	rule: string
	about?: string // a part of what was found, where a rule was broken in more than one way
	reason: string
}

export const explains = (judge: string, finding: Finding) => (one: Explanation) =>
	one.judge === judge && one.rule === finding.rule && finding.what.includes(one.about ?? '')

export const unexplained = (
	judge: string,
	{ findings }: Outcome,
	explanations: readonly Explanation[],
): Finding[] => findings.filter((finding) => !explanations.some(explains(judge, finding)))

/** Explanations of what nobody found. */
export const idle = (
	outcomes: Readonly<Record<string, Outcome>>,
	explanations: readonly Explanation[],
): Explanation[] =>
	explanations.filter(
		(one) => !outcomes[one.judge]?.findings.some((finding) => explains(one.judge, finding)(one)),
	)

const HEAD = `# Judges

Written by \`npm run judges\`; \`npm run judges -- NAME\` asks one of them again. Each is a file of \`test/judges\`. What it
brings along is installed into a temporary folder and never a part of the project. Whatever a judge would have otherwise
stands below, with the reason why it stays (\`test/judges/explanations.json\`); without one the command fails.
`

/** docs/judges.md. */
export function writeDocument(
	outcomes: Readonly<Record<string, Outcome>>,
	explanations: readonly Explanation[],
): string {
	const rows = Object.entries(outcomes).map(([name, outcome]) => {
		const open = unexplained(name, outcome, explanations).length
		return `| [\`${name}\`](#${name}) | ${outcome.title} | ${outcome.grade} | ${countOf(outcome.findings.length, open)} |`
	})
	const table = ['| judge | who | grade | findings |', '|---|---|---|---|', ...rows].join('\n')
	const parts = Object.entries(outcomes).map(([name, outcome]) => partOf(name, outcome, explanations))
	return `${[HEAD, `${table}\n`, ...parts].join('\n')}`
}

const countOf = (findings: number, open: number): string =>
	findings === 0 ? 'none' : `${findings}, ${open === 0 ? 'each explained' : `${open} not explained`}`

function partOf(name: string, outcome: Outcome, explanations: readonly Explanation[]): string {
	const { title, question, by, grade, told, findings } = outcome
	const points = findings.map((finding) => {
		const { reason } = explanations.find(explains(name, finding)) ?? { reason: 'NOT EXPLAINED.' }
		return `- \`${finding.rule}\`: ${finding.what} (${placesOf(finding)}). ${reason}`
	})
	return [
		`## ${name}`,
		`${title}${by.length > 0 ? ` (${by.join(', ')})` : ''}. ${question}`,
		[`**${grade}.**`, ...told].join(' '),
		...(points.length > 0 ? [points.join('\n')] : []),
		'',
	]
		.join('\n\n')
		.replace(/\n+$/, '\n')
}

function placesOf({ times, where }: Finding): string {
	const rest = times - where.length
	return rest > 0 ? `${where.join(', ')}; ${times} times in all` : where.join(', ')
}
