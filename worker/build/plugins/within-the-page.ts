import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fillIn } from './fill-in.ts'

const EARLY = '<script src="/early.js"></script>'

/**
 * What the first paint waits for comes within the page: on a slow line every further answer is a quarter of a
 * second. The policy names both by what is in them, so that nothing else runs inside a page.
 */
export function withinThePage(): Plugin {
	let styles = ''
	return {
		name: 'within-the-page',
		apply: 'build',
		generateBundle: {
			order: 'pre', // before anybody notes that the chunk has a style sheet, which would be asked for
			handler(_, bundle) {
				const core = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'core')
				const sheets = core?.type === 'chunk' ? core.viteMetadata?.importedCss : undefined
				const [sheet = ''] = sheets ?? []
				const file = bundle[sheet]
				if (file?.type !== 'asset') throw new Error('What every page needs has no style sheet.')
				styles = String(file.source).trim()
				sheets?.clear()
				delete bundle[sheet]
			},
		},
		writeBundle: {
			order: 'post',
			sequential: true, // once early.js knows what to ask for
			async handler({ dir = '' }) {
				const early = join(dir, 'early.js')
				const script = (await readFile(early, 'utf8')).trim()
				await rm(early)
				await edit(join(dir, 'index.html'), [
					[EARLY, `<script>${script}</script>`],
					['</head>', `<style>${styles}</style></head>`],
				])
				await edit(join(dir, '_headers'), [
					["script-src 'self'", `script-src 'self' '${digestOf(script)}'`],
					["style-src 'self'", `style-src 'self' '${digestOf(styles)}'`],
				])
			},
		},
	}
}

async function edit(path: string, fillings: readonly [place: string, filling: string][]): Promise<void> {
	const text = await readFile(path, 'utf8')
	const edited = fillings.reduce((sofar, [place, filling]) => fillIn(sofar, place, filling), text)
	await writeFile(path, edited)
}

const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
