/** A text with `{parameters}`; or one for each grammatical number, chosen by the parameter `count`. */
export type Phrase = string | { readonly one: string; readonly other: string }

export interface Words {
	readonly [key: string]: Phrase
}

/** The same keys in another language. */
export type Translation<English extends Words> = { readonly [Key in keyof English]: Phrase }

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type TextsOf<P extends Phrase> = P extends { one: infer One; other: infer Other } ? One | Other : P

type Names<P extends Phrase> = NamesIn<TextsOf<P>> | (P extends string ? never : 'count')

/** What must be given with a phrase: nothing, or a value for each of its parameters. */
export type ParametersOf<P extends Phrase> = [Names<P>] extends [never]
	? []
	: [parameters: { readonly [Name in Names<P>]: Name extends 'count' ? number : string | number }]

/** The keys of the phrases with which nothing must be given. */
export type PlainKey<English extends Words> = {
	[Key in keyof English & string]: ParametersOf<English[Key]> extends [] ? Key : never
}[keyof English & string]

const PARAMETER = /\{(\w+)\}/g

/** What a language does otherwise than English does. */
export interface Grammar {
	isOne(count: number): boolean
	prepare(text: string, parameters: Readonly<Record<string, string | number>>): string
}

/** Every language has rules of its own for numbers, plurals and what stands beside a word. */
export class Typesetter {
	readonly #language: string
	readonly #grammar: Grammar | undefined
	#numbers: Intl.NumberFormat | undefined

	constructor(language: string, grammar?: Grammar) {
		this.#language = language
		this.#grammar = grammar
	}

	set(phrase: Phrase, parameters: Readonly<Record<string, string | number>> = {}): string {
		const text = typeof phrase === 'string' ? phrase : this.#choose(phrase, Number(parameters.count))
		return (this.#grammar?.prepare(text, parameters) ?? text).replace(PARAMETER, (hole, name: string) => {
			const value = parameters[name]
			if (value === undefined) return hole
			return typeof value === 'number' ? this.#write(value) : value
		})
	}

	#choose(phrase: Exclude<Phrase, string>, count: number): string {
		const isOne = this.#grammar ? this.#grammar.isOne(count) : count === 1
		return isOne ? phrase.one : phrase.other
	}

	/** Browsers take long to learn how a language writes numbers: they are only asked where it differs. */
	#write(value: number): string {
		if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value)
		this.#numbers ??= new Intl.NumberFormat(this.#language)
		return this.#numbers.format(value)
	}
}
