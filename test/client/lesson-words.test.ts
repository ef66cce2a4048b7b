import './support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import type { Words } from '../../client/i18n/phrase.ts'
import { read } from '../../client/pages/learn/caption.ts'
import { learnWords } from '../../client/pages/learn/words.en.ts'
import { captionsOf, courseOf, lessonFiles } from '../support/lessons.ts'
import { carelessIn } from './support/careless-french.ts'
import { speak } from './support/speak.ts'

const SHORT = { en: 8, fr: 5 } // letters that stand on a phone of 320 pixels; French buttons are longer

const caption = { en: 'Ready?', fr: 'Prêt ?' }

test('what a lesson says is set as all words are', async () => {
	await speak('en')
	expect(read(caption)).toBe('Ready?')
	await speak('fr')
	expect(read(caption)).toBe('Prêt\u202f?')
})

/** What is quoted after “Press”. */
const BUTTON = { en: /[Pp]ress “(.+?)…?”/gu, fr: /(?:[Aa]ppuyez sur|Touchez) « (.+?)…? »/gu }

const words = {
	en: import.meta.glob<{ default: Words }>('../../client/games/*/**/words.en.ts'),
	fr: import.meta.glob<{ default: Words }>('../../client/games/*/**/words.fr.ts'),
}

/** The labels of a game's buttons, from their names in its words. */
async function labelsOf(game: string, language: 'en' | 'fr'): Promise<string[]> {
	const files = Object.entries(words[language]).filter(([path]) => path.includes(`/games/${game}/`))
	const loaded = await Promise.all(files.map(([, load]) => load()))
	return loaded.flatMap(({ default: all }) =>
		Object.entries(all).flatMap(([key, phrase]) =>
			key.includes('action') && typeof phrase === 'string' ? [phrase.replaceAll('\u00a0', ' ')] : [],
		),
	)
}

/** A label up to what it is filled with. */
const headOf = (label: string): string => label.split('{')[0] || label

describe.each(['en', 'fr'] as const)('in %s', (language) => {
	test.each(lessonFiles)(
		'the buttons that lesson $name of $game names are called like that',
		async (file) => {
			const labels = await labelsOf(file.game, language)
			for (const caption of captionsOf(courseOf(file)))
				for (const [, name] of caption[language].matchAll(BUTTON[language])) {
					const isIt = (label: string) => label.startsWith(name!) || name!.startsWith(headOf(label))
					expect(labels.filter(isIt), name).not.toEqual([])
				}
		},
	)

	test.each(lessonFiles)('no sum of lesson $name of $game breaks beside a sign', (file) => {
		const said = captionsOf(courseOf(file)).map((caption) => caption[language])
		expect(said.filter((text) => /\d [−+×=] \d/u.test(text))).toEqual([])
	})

	test.each(lessonFiles)('lesson $name of $game says which button is to be pressed', (file) => {
		const said = captionsOf(courseOf(file)).map((caption) => caption[language])
		expect(said.filter((text) => /the button|le bouton/u.test(text))).toEqual([])
	})
})

test.each(lessonFiles)('the French of lesson $name of $game is set with care', (file) => {
	expect(carelessIn(captionsOf(courseOf(file)).map(({ fr }) => fr))).toEqual([])
})

test.each(lessonFiles)('the English of lesson $name of $game sets no space before %', (file) => {
	expect(captionsOf(courseOf(file)).filter(({ en }) => /\s%/.test(en))).toEqual([])
})

test.each(['en', 'fr'] as const)('in %s, how far one is has room beside the buttons', async (language) => {
	await speak(language)
	expect(learnWords.t('count', { at: 20, count: 20 }).length).toBeLessThanOrEqual(SHORT[language])
})
