import '../../client/support/page-without-a-browser.ts'
import type { Words } from '../../../client/i18n/phrase.ts'

/** The words in a file; a file of English ones makes their book too, which asks for a page to speak on. */
export async function readWords(path: string): Promise<Words> {
	const { default: words } = (await import(/* @vite-ignore */ path)) as { default: Words }
	return words
}
