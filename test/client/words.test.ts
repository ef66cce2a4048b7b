import './support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import { french as inFrench } from '../../client/i18n/french.ts'
import { type Phrase, Typesetter, type Words } from '../../client/i18n/phrase.ts'
import rejectionsInEnglish from '../../client/i18n/rejection.en.ts'
import rejectionsInFrench from '../../client/i18n/rejection.fr.ts'
import { commonCodes } from '../../shared/kernel/rejection.ts'
import { carelessIn } from './support/careless-french.ts'

type WordFile = { default: Words }

async function load(files: Record<string, () => Promise<WordFile>>): Promise<Record<string, WordFile>> {
	const loaded = Object.entries(files).map(async ([path, open]) => [path, await open()] as const)
	return Object.fromEntries(await Promise.all(loaded))
}

const english = await load(import.meta.glob<WordFile>('../../client/**/*.en.ts'))
const french = await load(import.meta.glob<WordFile>('../../client/**/*.fr.ts'))
const pairs = Object.entries(english).map(
	([path, { default: words }]) => [path, words, french[path.replace('.en.ts', '.fr.ts')]?.default] as const,
)

const textsOf = (phrase: Phrase): string[] => (typeof phrase === 'string' ? [phrase] : Object.values(phrase))
const parametersOf = (phrase: Phrase): Set<string> =>
	new Set(textsOf(phrase).flatMap((text) => text.match(/\{\w+\}/g) ?? []))

const FAMILIAR = /(?<![\p{L}’-])(?:tu|te|toi|ton|ta|tes|tien(?:ne)?s?|t’)(?!\p{L})|(?<=t)-toi\b/iu

const setterOf = (language: string): Typesetter =>
	new Typesetter(language, language === 'fr' ? inFrench : undefined)

test('there are words, and each file has its French companion', () => {
	expect(pairs.length).toBeGreaterThan(2)
	expect(Object.keys(french)).toHaveLength(pairs.length)
})

test.each(Object.entries(english))('%s makes the book of its words, and nothing else', (_, file) => {
	const { default: words, ...books } = file
	expect(Object.values(books)).toEqual([{ t: expect.any(Function), find: expect.any(Function) }])
})

describe.each(pairs)('%s', (_, words, translation = {}) => {
	test('has the same keys in French', () => {
		expect(Object.keys(translation).sort()).toEqual(Object.keys(words).sort())
	})

	test.each(Object.keys(words))('%s takes no parameter in French that English does not give', (key) => {
		const given = parametersOf(words[key] ?? '')
		if (typeof words[key] !== 'string') given.add('{count}')
		expect([...parametersOf(translation[key] ?? '')].filter((name) => !given.has(name))).toEqual([])
	})

	test('no text is empty, in either language', () => {
		const texts = [...Object.values(words), ...Object.values(translation)].flatMap(textsOf)
		expect(texts.filter((text) => text.trim() === '')).toEqual([])
	})

	test('French sets narrow no-break spaces where they belong, and curved apostrophes', () => {
		expect(carelessIn(Object.values(translation).flatMap(textsOf))).toEqual([])
	})

	test('nothing but the common word writes a percent sign', () => {
		const texts = [words, translation].flatMap(({ percent: _, ...others }) => Object.values(others))
		expect(texts.flatMap(textsOf).filter((text) => text.includes('%'))).toEqual([])
	})

	test('French says vous to everybody, never tu', () => {
		const texts = Object.values(translation).flatMap(textsOf)
		expect(texts.filter((text) => FAMILIAR.test(text))).toEqual([])
	})
})

test.each(commonCodes)('a refusal as %s can be explained in both languages', (code) => {
	expect(rejectionsInEnglish[code]).toMatch(/\w/)
	expect(rejectionsInFrench[code]).toMatch(/\w/)
})

describe('setting a phrase', () => {
	const seats = { one: '{count} seat', other: '{count} seats' }

	test.each([
		['en', 0, '0 seats'],
		['en', 1, '1 seat'],
		['fr', 0, '0 seat'],
		['fr', 1, '1 seat'],
		['fr', 2, '2 seats'],
	])('in %s, %i takes its own plural', (language, count, expected) => {
		expect(setterOf(language).set(seats, { count })).toBe(expected)
	})

	test.each([
		['Anna', 'On attend qu’Anna joue, à la place d’Anna.'],
		['Élodie', 'On attend qu’Élodie joue, à la place d’Élodie.'],
		['Yves', 'On attend qu’Yves joue, à la place d’Yves.'],
		['Hector', 'On attend qu’Hector joue, à la place d’Hector.'],
		['Yann', 'On attend que Yann joue, à la place de Yann.'],
		['Héron', 'On attend que Héron joue, à la place de Héron.'],
		['Léon', 'On attend que Léon joue, à la place de Léon.'],
		['l’hôte', 'On attend que l’hôte joue, à la place de l’hôte.'],
	])('French says “que” and “de” before %s as people do', (name, expected) => {
		const phrase = 'On attend que {name} joue, à la place de {name}.'
		expect(setterOf('fr').set(phrase, { name })).toBe(expected)
	})

	test('numbers and English words keep theirs', () => {
		expect(setterOf('fr').set('De {count} à {most}', { count: 8, most: 11 })).toBe('De 8 à 11')
		expect(setterOf('en').set('The code {name}', { name: 'Anna' })).toBe('The code Anna')
	})

	test('what a person typed is left as it is', () => {
		expect(setterOf('fr').set('{name} gagne !', { name: 'Ann : x' })).toBe('Ann : x gagne\u202f!')
	})

	test('numbers are written the way of the language', () => {
		expect(setterOf('en').set('{money}', { money: 1200 })).toBe('1,200')
		expect(setterOf('fr').set('{money}', { money: 1200 })).toBe('1\u202f200')
	})
})
