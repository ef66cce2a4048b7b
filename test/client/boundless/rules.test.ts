import '../support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import english from '../../../client/games/boundless/rules/words.en.ts'
import french from '../../../client/games/boundless/rules/words.fr.ts'

const LONGEST = 12 // words that a sentence of the first paragraph may have

test.each([
	['en', english.idea],
	['fr', french.idea],
])('in %s, what the game is about is told in short sentences', (_, idea) => {
	const sentences = idea.split(/(?<=\.)\s/u)
	expect(sentences.filter((sentence) => sentence.split(/\s+/u).length > LONGEST)).toEqual([])
})
