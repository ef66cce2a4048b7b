import { wordsReady } from '../i18n/language.ts'
import { bellWords } from './words.en.ts'

/**
 * Leaves for the service worker what it says when it is somebody's turn, in the language of the page: it has no page to
 * ask, and the server need not know which language somebody reads. `client/service-worker.ts` reads it.
 */
export async function keepWords(): Promise<void> {
	await wordsReady()
	const title = bellWords.t('message.title')
	const text = bellWords.t('message.text')
	const kept = await caches.open('told')
	await kept.put('/told', Response.json({ title, text, language: document.documentElement.lang }))
}
