import type { Mutant } from './find-mutants.ts'
import type { Judgements } from './judgements.ts'

export interface Fate {
	mutant: Mutant
	killer: string | null // the test that noticed it
}

/** docs/mutants.md. */
export function report(
	fates: readonly Fate[],
	{ of, seed, judgements }: { of: number; seed: string; judgements: Judgements },
): string {
	const folders = [...new Set(fates.map(({ mutant }) => folderOf(mutant)))].sort()
	const rows = folders.map((folder) =>
		row(
			folder,
			fates.filter(({ mutant }) => folderOf(mutant) === folder),
		),
	)
	const survivors = fates.filter(({ killer }) => killer === null).map(({ mutant }) => mutant)
	return `# Mutants

Written by \`npm run mutants -- --sample ${fates.length} --seed ${seed}\`. A mutant is one small change: another comparison, a
condition turned round, a number one higher, a statement left out. It is killed where a test that meets it fails or finds
no end. Recorded games, digests and fuzz are not among these tests, and neither is anything that runs in workerd or a
browser: a survivor may yet be noticed there. ${of} mutants can be made, of which ${fates.length} were drawn.

| where | mutants | killed |  |
|---|---|---|---|
${[...rows, row('all', fates)].join('\n')}

## Survivors

What is thought of them is kept in \`test/tools/mutants/judgements.json\`; ${survivors.filter((mutant) => !judgements[changeOf(mutant)]).length} are not judged yet.

${survivors
	.map(
		(mutant) =>
			`- ${mutant.path}:${mutant.line}: ${changeOf(mutant).slice(mutant.path.length + 2)}${judgements[changeOf(mutant)] ? `: ${judgements[changeOf(mutant)]}` : ''}`,
	)
	.sort()
	.join('\n')}
`
}

/** A change as judgements name it: by what stands around it, since the line's number moves. */
export const changeOf = ({ path, before, was, becomes, after }: Mutant): string =>
	`${path}: \`\` ${before}⟦${short(was)} → ${short(becomes)}⟧${after} \`\``

const folderOf = ({ path }: Mutant): string => /^shared\/(room|sync|games\/\w+)/.exec(path)?.[0] ?? path

function row(name: string, fates: readonly Fate[]): string {
	const killed = fates.filter(({ killer }) => killer !== null).length
	return `| ${name} | ${fates.length} | ${killed} | ${Math.round((100 * killed) / fates.length)} % |`
}

const MOST = 70 // characters

function short(text: string): string {
	const line = text.replaceAll(/\s+/g, ' ')
	return line.length > MOST ? `${line.slice(0, MOST)}…` : line
}
