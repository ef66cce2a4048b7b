import { globSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { inProject } from '../../../worker/build/paths.ts'
import type { Language } from './guest.ts'
import { readWords } from './word-file.ts'

/** Every text on the page, seen or read out. */
const textsOn = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const texts: string[] = [document.title]
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
		for (const element of document.querySelectorAll('*'))
			for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
				texts.push(element.getAttribute(name)?.trim() ?? '')
		return [...new Set(texts)].filter((text) => text !== '')
	})

interface Vocabulary {
	keys: Set<string>
	texts: Set<string>
}

const vocabularies: { [language in Language]?: Promise<Vocabulary> } = {}
const wordsIn = (language: Language): Promise<Vocabulary> => {
	vocabularies[language] ??= readVocabulary(language)
	return vocabularies[language]
}

async function readVocabulary(language: Language): Promise<Vocabulary> {
	const keys = new Set<string>()
	const texts = new Set<string>()
	for (const path of globSync(inProject(`client/**/*.${language}.ts`))) {
		for (const [key, phrase] of Object.entries(await readWords(path))) {
			keys.add(key)
			for (const text of typeof phrase === 'string' ? [phrase] : Object.values(phrase)) texts.add(text)
		}
	}
	return { keys, texts }
}

/** Texts that no reader of the language should meet: keys without words, holes without values, the other language. */
export async function strangeTexts(page: Page, language: Language): Promise<string[]> {
	const [own, other] = await Promise.all([wordsIn(language), wordsIn(language === 'en' ? 'fr' : 'en')])
	const isKey = (text: string) => text.includes('.') && own.keys.has(text)
	const isForeign = (text: string) => text.length > 3 && other.texts.has(text) && !own.texts.has(text)
	return (await textsOn(page)).filter(
		(text) => isKey(text) || isForeign(text) || /\{\w+\}|undefined|NaN|\[object/.test(text),
	)
}
