import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ENGLISH = '?english'

/** How the modules end that hold nothing but words, once they are built. */
export const wordModules = { en: `.en.ts${ENGLISH}`, fr: '.fr.ts' } as const

/**
 * A file of English words makes the book too, which asks that same file for them. Built like that, they would come
 * with the book, to French readers as well. So what a file asks of itself is a module of its own: the words alone.
 */
export const languagesApart: Plugin = {
	name: 'languages-apart',
	apply: 'build',
	enforce: 'pre',
	async resolveId(source, importer) {
		if (!source.endsWith('.en.ts')) return null
		const found = await this.resolve(source, importer, { skipSelf: true })
		return found && found.id === importer ? { ...found, id: found.id + ENGLISH } : null
	},
	async load(id) {
		if (!id.endsWith(ENGLISH)) return null
		const code = await readFile(id.slice(0, -ENGLISH.length), 'utf8')
		return code.slice(code.indexOf('export default'))
	},
}
