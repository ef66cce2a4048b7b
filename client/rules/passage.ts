import type { ComponentType } from 'preact'

/** What a rules page says at one place; words are named by their keys, which name their paragraphs too. */
export type Passage<Key, Options = unknown> =
	| Key // a paragraph
	| readonly Item<Key, Options>[] // a list
	| { readonly inOrder: readonly Item<Key, Options>[] } // a list that is numbered
	| { readonly figures: readonly ComponentType[] } // side by side, where there is room
	| ComponentType<{ options?: unknown }> // whatever else
	| Chapter<Key, Options>

/** Words that need to be given something are said by a component. */
export type Item<Key, Options> = Key | ComponentType | Conditional<Key, Options>

/** What only some ways to play need: read beside a table, the rules are those of its options. */
interface Condition<Options> {
	when?(options: Options): boolean
}

interface Conditional<Key, Options> extends Condition<Options> {
	readonly item: Key
}

/** A chapter; one inside another is a section of it; one without a title only has a condition. */
export interface Chapter<Key, Options = unknown> extends Condition<Options> {
	readonly title?: Key
	readonly says: readonly Passage<Key, Options>[]
}

/** All the rules of a game. */
export interface RulesText<Key, Options = unknown> {
	readonly lead: Key // what the game is about, in a breath
	readonly says: readonly Passage<Key, Options>[]
	readonly class?: string // where a game sets its rules in a way of its own
}

type Say = readonly Passage<string>[]

const isChapter = (passage: Passage<string>): passage is Chapter<string> =>
	typeof passage === 'object' && 'says' in passage

/** Without options nothing is left out. */
export const isTold = ({ when }: Condition<unknown>, options: unknown): boolean =>
	options === undefined || !when || when(options)

export interface Heading {
	readonly id: string
	readonly sections: readonly Heading[]
}

/** The chapters, for a table of contents. */
export const headingsOf = (says: Say, options: unknown): Heading[] =>
	says.flatMap((passage) => {
		if (!isChapter(passage) || !isTold(passage, options)) return []
		const sections = headingsOf(passage.says, options)
		return passage.title === undefined ? sections : [{ id: passage.title, sections }]
	})

/** Every paragraph that has a name: what a link can lead to. */
export const paragraphsOf = (says: Say, options: unknown): string[] =>
	says.flatMap((passage) => {
		if (typeof passage === 'string') return [passage]
		if (typeof passage === 'function' || 'figures' in passage) return []
		if (isChapter(passage))
			return isTold(passage, options)
				? [...(passage.title === undefined ? [] : [passage.title]), ...paragraphsOf(passage.says, options)]
				: []
		const items = 'inOrder' in passage ? passage.inOrder : passage
		return items.flatMap((item) => {
			if (typeof item === 'string') return [item]
			return 'item' in item && isTold(item, options) ? [item.item] : []
		})
	})
