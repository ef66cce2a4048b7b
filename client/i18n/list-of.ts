import { common } from './common.en.ts'

/** Several things in a sentence: one, two and three. (Browsers know how, but take long to learn it.) */
export const listOf = (items: readonly string[]): string =>
	items.length < 2
		? items.join()
		: common.t('list.last', { others: items.slice(0, -1).join(', '), last: items.at(-1)! })
