import { type Mutant, mutated } from './find-mutants.ts'

/** What switched code asks: whether this mutant is the one that lives now. */
export const IS_ALIVE = 'globalThis.mutantIsAlive'

/**
 * A file with many mutants in it, each of which can be switched on by its number: so a test that is loaded once meets
 * one after the other. Numbers are the mutants' places in `chosen`; all others of the file are as they were.
 */
export function switchedSource(source: string, all: readonly Mutant[], chosen: readonly Mutant[]): string {
	const numbers = new Map(chosen.map((mutant, number) => [keyOf(mutant), number]))
	const ordered = all.toSorted(
		(a, b) => a.site.start - b.site.start || b.site.end - a.site.end || rank(a) - rank(b),
	)
	let next = 0

	const write = (start: number, end: number): string => {
		let text = ''
		let at = start
		while (next < ordered.length && ordered[next]!.site.end <= end) {
			const mutant = ordered[next++]!
			const { site } = mutant
			text += source.slice(at, site.start) + wrap(mutant, write(site.start, site.end))
			at = site.end
		}
		return text + source.slice(at, end)
	}

	const wrap = (mutant: Mutant, inner: string): string => {
		const { site, was, becomes } = mutant
		const number = numbers.get(keyOf(mutant))
		// Braces also where it stays: what is switched inside may begin with a bracket, after a line without an end.
		if (site.kind === 'statement')
			return number === undefined ? `{${inner}}` : `{if(!${IS_ALIVE}(${number})){${inner}}}`
		if (number === undefined) return inner
		if (site.kind === 'property')
			return `${inner.includes('?.') ? '?.' : ''}[${IS_ALIVE}(${number})?'${becomes}':'${was}']`
		const other = mutated(source, mutant).slice(site.start, site.end + becomes.length - was.length)
		return `(${IS_ALIVE}(${number})?(${other}):(${inner}))`
	}

	return write(0, source.length)
}

/** Of sites with the same ends a statement is the outer one. */
const rank = ({ site }: Mutant): number => (site.kind === 'statement' ? 0 : 1)

export const keyOf = ({ path, start, end, becomes }: Mutant): string => `${path}:${start}-${end}:${becomes}`
