import { createHash } from 'node:crypto'
import type { Mutant } from './find-mutants.ts'
import { changeOf } from './report.ts'

/** So many of all, by what each changes: a seed draws the same again wherever the code is still the same. */
export function sampleOf(all: readonly Mutant[], count: number, seed: string): Mutant[] {
	const alike = new Map<string, number>()
	const lots = all.map((mutant) => {
		const change = changeOf(mutant)
		const earlier = alike.get(change) ?? 0
		alike.set(change, earlier + 1)
		const lot = createHash('sha256').update(`${seed} ${earlier} ${change}`).digest('hex')
		return { mutant, lot }
	})
	return lots
		.sort((one, other) => (one.lot < other.lot ? -1 : 1))
		.slice(0, count)
		.map(({ mutant }) => mutant)
}
