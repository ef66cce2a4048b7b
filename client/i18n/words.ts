import { signal } from '@preact/signals'
import { followLanguage, type Language } from './language.ts'
import {
	type Grammar,
	type ParametersOf,
	type Phrase,
	type Translation,
	Typesetter,
	type Words,
} from './phrase.ts'

/** Where the words of a part of the page are, one module for each language. English gives the keys their type. */
export interface WordModules<English extends Words> {
	en: () => Promise<{ default: English }>
	fr: () => Promise<{ default: Translation<English> }>
}

/** The words of a part of the page. Reading them in a component follows the language. */
export interface Book<English extends Words> {
	t<Key extends keyof English & string>(key: Key, ...parameters: ParametersOf<English[Key]>): string
	/** For keys that come from elsewhere, like a refusal's code: undefined if there are no such words. */
	find(key: string, parameters?: Readonly<Record<string, string | number>>): string | undefined
}

interface Print {
	words: Readonly<Record<string, Phrase>>
	typesetter: Typesetter
}

/** One for each language. */
const typesetters: { [Spoken in Language]?: Typesetter } = {}

/** Comes with the first words of its language. */
const grammarOf = async (language: Language): Promise<Grammar | undefined> =>
	language === 'fr' ? (await import('./french.ts')).french : undefined

/**
 * A part has two files of words. The English one makes their book as well, and asks itself for them, so that they
 * come only to those who read English (worker/build/plugins/languages-apart.ts):
 *
 * export const lobbyWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
 * export default { seats: { one: '{count} seat', other: '{count} seats' } } as const
 *
 * lobbyWords.t('seats', { count: 2 })
 */
export function words<const English extends Words>(modules: WordModules<English>): Book<English> {
	const print = signal<Print | undefined>(undefined)

	const find = (key: string, parameters?: Readonly<Record<string, string | number>>): string | undefined => {
		const phrase = print.value?.words[key]
		return phrase === undefined ? undefined : print.value?.typesetter.set(phrase, parameters)
	}

	followLanguage({
		async load(next: Language) {
			const [{ default: loaded }, grammar] = await Promise.all([modules[next](), grammarOf(next)])
			return () => {
				typesetters[next] ??= new Typesetter(next, grammar)
				print.value = { words: loaded, typesetter: typesetters[next] }
			}
		},
	})

	return {
		t: (key, ...[parameters]) => find(key, parameters) ?? key,
		find,
	}
}
