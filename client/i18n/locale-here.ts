import { language } from './language.ts'

/** The page's language as they write it where its reader lives. */
export const localeHere = (): string =>
	navigator.languages.find((locale) => locale.startsWith(language.value)) ?? language.value
