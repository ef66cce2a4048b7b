import { french } from '../../../client/i18n/french.ts'
import { Typesetter } from '../../../client/i18n/phrase.ts'
import { inProject } from '../../../worker/build/paths.ts'
import type { Language } from './guest.ts'
import { readWords } from './word-file.ts'

/** What a part of the page says in a language: the same words that the page itself loads. */
export type Say = (key: string, parameters?: Record<string, string | number>) => string

/** `part` is a file of words without its language, like pages/lobby/words. */
export async function openBook(part: string, language: Language): Promise<Say> {
	const words = await readWords(inProject(`client/${part}.${language}.ts`))
	const typesetter = new Typesetter(language, language === 'fr' ? french : undefined)
	return (key, parameters) => {
		const phrase = words[key]
		if (phrase === undefined) throw new Error(`${part} has no words for ${key}.`)
		return typesetter.set(phrase, parameters)
	}
}
