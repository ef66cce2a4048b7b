import './support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import { clientGames } from '../../client/games/index.ts'
import { helpWords } from '../../client/rules/help.en.ts'
import { helpChapter, helpOf } from '../../client/rules/help.ts'
import { paragraphsOf } from '../../client/rules/passage.ts'
import { codes as ofBoundless } from '../../shared/games/boundless/codes.ts'
import { codes as ofFranchise } from '../../shared/games/franchise/codes.ts'
import { codes as ofMetro } from '../../shared/games/metro/codes.ts'
import { defaultOptions } from '../../shared/kernel/options.ts'
import { commonCodes } from '../../shared/kernel/rejection.ts'
import { speak } from './support/speak.ts'

const languages = ['en', 'fr'] as const
const codesOf: Readonly<Record<string, readonly string[]>> = {
	metro: ofMetro,
	franchise: ofFranchise,
	boundless: ofBoundless,
}

test('every game says what it refuses', () => {
	expect(clientGames.map(({ id }) => id)).toEqual(Object.keys(codesOf))
})

describe.each(languages)('in %s', (language) => {
	test.each(clientGames)('each refusal of $id leads to a paragraph of its rules', async ({ id, rules }) => {
		await speak(language)
		const { ruleOf, paragraphs, word } = await rules()
		const linked = codesOf[id]!.map((code) => [code, ruleOf(code)] as const)
		for (const [code, paragraph] of linked) {
			expect(paragraph, code).toBeDefined()
			expect(paragraphs(), code).toContain(paragraph)
			expect(word(paragraph!), code).not.toBe(paragraph)
		}
	})

	test.each(commonCodes)('a refusal as %s, which any room may give, leads to the help', async (code) => {
		await speak(language)
		const paragraph = helpOf(code)
		expect(paragraphsOf([helpChapter], undefined)).toContain(paragraph)
		expect(helpWords.find(paragraph!)).toMatch(/\w/)
	})
})

/** What the plain game refuses leads to its own rules, though those of the expansions are not there. */
const plain: Readonly<Record<string, readonly string[]>> = {
	metro: [
		...(['must-lay-drawn', 'not-played', 'not-in-hand', 'arrow-up', 'central-station'] as const),
		...(['cell-taken', 'not-beside', 'one-tile-line', 'nothing-to-draw', 'must-play'] as const),
	],
	franchise: ofFranchise.filter(
		(code) =>
			!['learning-expert', 'ten-tiles', 'tile-gone', 'tile-there', 'wrong-class', 'out-of-reach'].includes(
				code,
			),
	),
	boundless: ['already-ready', 'too-early', 'too-late', 'no-token-left', 'already-there'],
}

test.each(clientGames)(
	'beside a plain table of $id the expansions are not told, and no link is lost',
	async ({ id, rules, engine }) => {
		const options = defaultOptions((await engine()).options)
		const { ruleOf, paragraphs } = await rules()
		for (const code of plain[id]!) expect(ruleOf(code, options), code).toBeDefined()
		expect(paragraphs(options).length).toBeLessThan(paragraphs().length)
	},
)

test('no two paragraphs have one name, help included', async () => {
	for (const { rules } of clientGames) {
		const names = [...(await rules()).paragraphs(), ...paragraphsOf([helpChapter], undefined)]
		expect(new Set(names).size).toBe(names.length)
	}
})
