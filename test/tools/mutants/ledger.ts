import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from '../../../worker/build/paths.ts'
import type { Mutant } from './find-mutants.ts'
import { keyOf } from './switched-source.ts'

/** What is known of mutants, a line each, so that a run that was ended goes on where it was. */
export type Line =
	| { mutant: string; killer: string }
	| { mutant: string; early: string } // a test that meets it before it can be switched on
	| { met: string } // a test file that has met all mutants of a run

export class Ledger {
	readonly path: string
	readonly killers = new Map<string, string>()
	readonly early = new Map<string, Set<string>>()
	readonly met = new Set<string>()
	#read = 0

	constructor(path: string) {
		this.path = path
		mkdirSync(dirname(path), { recursive: true })
		this.refresh()
	}

	/** Reads what others have written since. */
	refresh(): this {
		const lines = existsSync(this.path) ? readFileSync(this.path, 'utf8').split('\n').slice(0, -1) : []
		for (const line of lines.slice(this.#read)) this.#take(JSON.parse(line))
		this.#read = lines.length
		return this
	}

	write(line: Line): void {
		appendFileSync(this.path, `${JSON.stringify(line)}\n`)
	}

	#take(line: Line): void {
		if ('met' in line) this.met.add(line.met)
		else if ('killer' in line) this.killers.set(line.mutant, line.killer)
		else this.early.set(line.mutant, (this.early.get(line.mutant) ?? new Set()).add(line.early))
	}
}

/** A mutant by its place, and by the file as it is: another file has other mutants. */
export const nameOf = (mutant: Mutant): string => `${digestOf(mutant.path)} ${keyOf(mutant)}`

const digests = new Map<string, string>()

export function digestOf(path: string): string {
	const known = digests.get(path)
	if (known !== undefined) return known
	const digest = createHash('sha256')
		.update(readFileSync(inProject(path)))
		.digest('hex')
		.slice(0, 8)
	digests.set(path, digest)
	return digest
}
