import { wordsReady } from '../../i18n/language.ts'

/** A refusal of Franchise in words; they come with the first. */
export async function explainRefusal(code: string): Promise<string | undefined> {
	const { refusalWords } = await import('./explain.en.ts')
	await wordsReady()
	return refusalWords.find(code)
}
