import { language } from './language.ts'

/** Several things in a sentence: one, two and three. */
export const listOf = (items: readonly string[]): string =>
	new Intl.ListFormat(language.value, { type: 'conjunction' }).format(items)
