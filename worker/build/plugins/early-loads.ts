import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { inProject } from '../paths.ts'
import { fillIn } from './fill-in.ts'
import { wordModules } from './languages-apart.ts'

type Chunk = Rolldown.OutputChunk

const games = readdirSync(inProject('client/games'), { withFileTypes: true }).flatMap((entry) =>
	entry.isDirectory() ? [entry.name] : [],
)

/** What an address leads to, by the name that client/public/early.js gives it. */
const parts: Readonly<Record<string, string[]>> = {
	home: ['pages/home/home-page.tsx'],
	room: ['pages/room/room-page.tsx', 'table/table-page.tsx'],
	join: ['pages/join/join-page.tsx'],
	rules: ['pages/rules/rules-page.tsx'],
	...Object.fromEntries(
		games.flatMap((game) => [
			[`table/${game}`, [`games/${game}/table.ts`]],
			[`rules/${game}`, [`games/${game}/rules/rules.tsx`]],
		]),
	),
}

type Language = keyof typeof wordModules
const languages: readonly Language[] = ['en', 'fr']

/**
 * A page asks for its parts, these for theirs and for their words: one round trip after the other. This tells
 * early.js, which runs first, what each address will need in the end, so that all of it is asked for at once.
 */
export const earlyLoads: Plugin = {
	name: 'early-loads',
	apply: 'build',
	async writeBundle({ dir = '' }, bundle) {
		const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
		const bundled = new Bundled(chunks, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
		const script = join(dir, 'early.js')
		const text = await readFile(script, 'utf8')
		const weigh = (name: string): number => {
			const file = bundle[name]
			return file === undefined ? 0 : file.type === 'chunk' ? file.code.length : file.source.length
		}
		const filled = fillIn(text, '/* told by the build */ {}', JSON.stringify(listLoads(bundled, weigh)))
		await writeFile(script, (await transform(filled, { minify: true })).code)
	},
}

/**
 * The files, and by part and language which of them are needed, as places in that list. The heaviest are asked for
 * first: over plain http a browser has six lines, and what waits for one should be soon done.
 */
function listLoads(
	bundled: Bundled,
	weigh: (file: string) => number,
): { files: string[]; parts: Record<string, number[]> } {
	const loads = Object.entries(parts).flatMap(([part, sources]) =>
		languages.map((language) => [`${part} ${language}`, bundled.filesFor(sources, language)] as const),
	)
	const files = [...new Set(loads.flatMap(([, needed]) => needed))].sort((a, b) => weigh(b) - weigh(a))
	const placed = loads.map(([part, needed]) => [part, needed.map((file) => files.indexOf(file))] as const)
	return { files, parts: Object.fromEntries(placed) }
}

class Bundled {
	readonly #chunks: readonly Chunk[]
	readonly #laterImports: (id: string) => readonly string[]
	readonly #first: ReadonlySet<Chunk> // what index.html asks for

	constructor(chunks: readonly Chunk[], laterImports: (id: string) => readonly string[]) {
		this.#chunks = chunks
		this.#laterImports = laterImports
		this.#first = this.#withImports(this.#holdingSource('main.tsx'))
	}

	/** The files of some sources, of everything they import, and of the words of all that. */
	filesFor(sources: readonly string[], language: Language): string[] {
		const parts = this.#withImports(sources.flatMap((source) => this.#holdingSource(source)))
		const words = [...this.#first, ...parts]
			.flatMap(({ moduleIds }) => moduleIds.flatMap(this.#laterImports))
			.filter((id) => id.endsWith(wordModules[language]) && !id.includes('/rejection.'))
		const needed = this.#withImports([...parts, ...words.flatMap((id) => this.#holding(id))])
		return [...needed].filter((chunk) => !this.#first.has(chunk)).flatMap(filesOf)
	}

	/** A page that has moved must not become slow in silence. */
	#holdingSource(source: string): Chunk[] {
		const found = this.#holding(inProject(`client/${source}`))
		if (found.length === 0) throw new Error(`Nothing that was built holds client/${source}.`)
		return found
	}

	#holding(id: string): Chunk[] {
		return this.#chunks.filter(({ moduleIds }) => moduleIds.includes(id))
	}

	#withImports(chunks: readonly Chunk[]): Set<Chunk> {
		const all = new Set(chunks)
		for (const { imports } of all)
			for (const chunk of this.#chunks) if (imports.includes(chunk.fileName)) all.add(chunk)
		return all
	}
}

const filesOf = ({ fileName, viteMetadata }: Chunk): string[] => [
	fileName,
	...(viteMetadata?.importedCss ?? []),
]
