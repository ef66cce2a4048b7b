import { wordsReady } from '../../../i18n/language.ts'

/** Nobody needs them before something goes amiss: they come, with their words, when it does. */
export async function loadStagingNotices() {
	const thoughts = await import('./staging-notices.ts')
	await wordsReady()
	return thoughts
}
