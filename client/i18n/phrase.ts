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

/** With a small French word before it that may lose its end. */
const PARAMETER = /(?:\b(d|(?:jus|lors|puis)?qu)e )?\{(\w+)\}/gi

/** What French elides before: a vowel, but no y that sounds like one of its own (Yann), and h where it is mute. */
const ELIDES = /^(?:[aeiou]|y[^aeiou]|h(?:ector|elen|enr|erv|ipp|ono|orte|ub|ug))/i

const isElidedBefore = (text: string): boolean => ELIDES.test(text.normalize('NFD').replace(/\p{M}/gu, ''))

/** Every language has rules of its own for numbers, plurals and spaces. */
export class Typesetter {
	readonly #language: string
	readonly #french: boolean
	#numbers: Intl.NumberFormat | undefined

	constructor(language: string) {
		this.#language = language
		this.#french = language === 'fr'
	}

	set(phrase: Phrase, parameters: Readonly<Record<string, string | number>> = {}): string {
		const text = typeof phrase === 'string' ? phrase : this.#choose(phrase, Number(parameters.count))
		const spaced = this.#french ? spaceFrench(text) : text
		return spaced.replace(PARAMETER, (hole, small: string | undefined, name: string) => {
			const value = parameters[name]
			if (value === undefined) return hole
			const written = typeof value === 'number' ? this.#write(value) : value
			if (small === undefined) return written
			return this.#french && isElidedBefore(written) ? `${small}’${written}` : `${small}e ${written}`
		})
	}

	#choose(phrase: Exclude<Phrase, string>, count: number): string {
		const isOne = this.#french ? Math.abs(count) < 2 : count === 1
		return isOne ? phrase.one : phrase.other
	}

	/** Browsers take long to learn how a language writes numbers: they are only asked where it differs. */
	#write(value: number): string {
		if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value)
		this.#numbers ??= new Intl.NumberFormat(this.#language)
		return this.#numbers.format(value)
	}
}

/** French keeps a narrow no-break space before ; : ! ? % $ » and after «: written as plain spaces, set here. */
export const spaceFrench = (text: string): string =>
	text.replace(/ ([;:!?%$»])/g, '\u202f$1').replace(/« /g, '«\u202f')
