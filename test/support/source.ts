import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface SourceFile {
	path: string // from the top of the project
	code: string // without comments
	imports: string[] // paths from the top of the project, or names of packages
}

/** The source files below some folders of the project. */
export const sourceFiles = (...folders: string[]): SourceFile[] =>
	folders
		.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }))
		.map((path) => {
			const code = withoutComments(readFileSync(join(root, path), 'utf8'))
			return { path, code, imports: importsOf(path, code) }
		})

/** Every import of some files that begins in one of these ways. */
export const importsFrom = (files: readonly SourceFile[], ...starts: string[]): string[] =>
	listImports(files, (target) => starts.some((start) => target.startsWith(start)))

/** Every import of some files that none of the allowed beginnings covers. */
export const strayImports = (files: readonly SourceFile[], ...allowed: string[]): string[] =>
	listImports(files, (target) => !allowed.some((start) => target.startsWith(start)))

const listImports = (files: readonly SourceFile[], isMeant: (target: string) => boolean): string[] =>
	files.flatMap(({ path, imports }) => imports.filter(isMeant).map((target) => `${path} imports ${target}`))

/** The folders directly in one of the project's. */
export const foldersIn = (folder: string): string[] =>
	readdirSync(join(root, folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name)

/** The folders of the project, however deep, that hold a single file and nothing else. */
export const foldersOfOneFile = (...folders: string[]): string[] =>
	folders
		.flatMap((folder) => globSync(`${folder}/**/`, { cwd: root }))
		.filter((folder) => {
			const [entry, ...others] = readdirSync(join(root, folder), { withFileTypes: true })
			return others.length === 0 && entry?.isFile() === true
		})

const withoutComments = (text: string): string =>
	text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+)['"]([@.\w][\w@./-]*)['"]/g

const importsOf = (path: string, code: string): string[] =>
	[...code.matchAll(IMPORT)].map(([, target = '']) =>
		target.startsWith('.') ? relative(root, join(root, dirname(path), target)) : target,
	)
