import './support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import { read } from '../../client/pages/learn/caption.ts'
import { captionsOf, courseOf, lessonFiles } from '../support/lessons.ts'
import { carelessIn } from './support/careless-french.ts'
import { speak } from './support/speak.ts'

const caption = { en: 'Ready?', fr: 'Prêt ?' }

test('what a lesson says is set as all words are', async () => {
	await speak('en')
	expect(read(caption)).toBe('Ready?')
	await speak('fr')
	expect(read(caption)).toBe('Prêt\u202f?')
})

test.each(lessonFiles)('the French of lesson $name of $game is set with care', (file) => {
	expect(carelessIn(captionsOf(courseOf(file)).map(({ fr }) => fr))).toEqual([])
})

test.each(lessonFiles)('the English of lesson $name of $game sets no space before %', (file) => {
	expect(captionsOf(courseOf(file)).filter(({ en }) => /\s%/.test(en))).toEqual([])
})
