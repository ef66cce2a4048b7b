import { wordsReady } from '../../../i18n/language.ts'

/** Nobody needs them before something goes amiss: they come, with their words, when it does. */
export async function loadSecondThoughts() {
	const thoughts = await import('./second-thoughts.ts')
	await wordsReady()
	return thoughts
}
