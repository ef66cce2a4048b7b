import type { Foreign } from './foreign.ts'

/** Something that a judge would have otherwise. */
export interface Remark {
	rule: string
	what: string // the same words wherever it is the same fault
	where: string
}

/** The same remark, wherever it was made. */
export interface Finding {
	rule: string
	what: string
	times: number
	where: string[] // the first few
}

export interface Verdict {
	grade: string // in the judge's own measure
	told: string[] // what was looked at, in whole sentences
	by?: string[] // programs that are no packages, with their versions
	remarks: Remark[]
}

/** Somebody who knows nothing of this house. */
export interface Judge {
	title: string
	question: string // what is asked of it
	packages?: Record<string, string> // of npm, by version; they are never the project's own
	overrides?: Record<string, string> // of what these bring along
	minutes?: number // that it takes, where they are many
	judge(foreign: Foreign): Promise<Verdict>
}

const SHOWN = 3

/** Remarks that say the same are one finding. */
export function gatherFindings(remarks: readonly Remark[]): Finding[] {
	const findings = new Map<string, Finding>()
	for (const { rule, what, where } of remarks) {
		const key = JSON.stringify([rule, what])
		const found = findings.get(key) ?? { rule, what, times: 0, where: [] }
		found.times += 1
		if (found.where.length < SHOWN && !found.where.includes(where)) found.where.push(where)
		findings.set(key, found)
	}
	return [...findings.values()].sort((a, b) => a.rule.localeCompare(b.rule) || a.what.localeCompare(b.what))
}
