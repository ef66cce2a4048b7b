import { settings } from '../../../client/app/settings.ts'
import { type Language, language, wordsReady } from '../../../client/i18n/language.ts'

/** Everything that was imported speaks this language from now on. */
export async function speak(wanted: Language): Promise<void> {
	await wordsReady()
	settings.language.value = wanted
	await new Promise<void>((resolve) => {
		const stop = language.subscribe((shown) => {
			if (shown === wanted) setTimeout(() => resolve(stop()))
		})
	})
}
