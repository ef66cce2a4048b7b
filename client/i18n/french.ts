import type { Grammar } from './phrase.ts'

/** French keeps a narrow no-break space before ; : ! ? % $ » and after «: written as plain spaces, set here. */
export const spaceFrench = (text: string): string =>
	text.replace(/ ([;:!?%$»])/g, '\u202f$1').replace(/« /g, '«\u202f')

/** A parameter with a small word before it that loses its end before a vowel. */
const ELIDING = /\b(d|(?:jus|lors|puis)?qu)e \{(\w+)\}/gi

/** A vowel, but no y that sounds like one of its own (Yann); and h where it is mute, as in these names. */
const ELIDED = /^(?:[aeiou]|y[^aeiou]|h(?:ector|elen|enr|erv|ipp|ono|orte|ub|ug))/i

const isElidedBefore = (text: string): boolean => ELIDED.test(text.normalize('NFD').replace(/\p{M}/gu, ''))

export const french: Grammar = {
	isOne: (count) => Math.abs(count) < 2,
	prepare: (text, parameters) =>
		spaceFrench(text).replace(ELIDING, (whole, small: string, name: string) => {
			const value = parameters[name]
			return typeof value === 'string' && isElidedBefore(value) ? `${small}’{${name}}` : whole
		}),
}
