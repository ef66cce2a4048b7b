import './support/page-without-a-browser.ts'
import { h } from 'preact'
import { expect, test } from 'vitest'
import { wordsReady } from '../../client/i18n/language.ts'
import { words } from '../../client/i18n/words.ts'
import { rulesFrom } from '../../client/rules/rules-form.tsx'
import { outlineOf } from './support/outline.ts'

const said = {
	title: 'Stones',
	idea: 'Take the last.',
	'turn.title': 'Your turn',
	'turn.text': 'Take some.',
	'turn.one': 'One',
	'turn.two': 'or two',
	'more.title': 'More',
	'more.text': 'Draw a card.',
	end: 'No stone is left.',
} as const
const book = words({ en: async () => ({ default: said }), fr: async () => ({ default: said }) })

test('rules are told from their words: paragraphs, lists, figures and chapters, and sections inside these', async () => {
	await wordsReady()
	const picture = (caption: string) => () => h('figcaption', {}, caption)
	const { title, Text, headings } = rulesFrom(book, {
		lead: 'idea',
		says: [
			picture('Stones'),
			{
				title: 'turn.title',
				says: [
					'turn.text',
					['turn.one', () => book.t('turn.two')],
					{ figures: [picture('One stone'), picture('Two stones')] },
					{ title: 'more.title', says: ['more.text', { inOrder: ['turn.two', 'turn.one'] }] },
				],
			},
			'end',
		],
	})
	expect(title()).toBe('Stones')
	expect(headings()).toEqual([{ id: 'turn.title', sections: [{ id: 'more.title', sections: [] }] }])
	expect(outlineOf(h(Text, {}))).toEqual([
		'div p: Take the last.',
		'div figcaption: Stones',
		'div h2: Your turn',
		'div p: Take some.',
		'div ul li: One',
		'div ul li: or two',
		'div div figcaption: One stone',
		'div div figcaption: Two stones',
		'div h3: More',
		'div p: Draw a card.',
		'div ol li: or two',
		'div ol li: One',
		'div p: No stone is left.',
	])
})

test('read at a table, the rules tell what is played there, and lead to the paragraph of a refusal', () => {
	const hasCards = ({ cards }: { cards: boolean }) => cards
	const { Text, paragraphs, headings, ruleOf } = rulesFrom(
		book,
		{
			lead: 'idea',
			says: [
				{ title: 'turn.title', says: [['turn.one', { item: 'turn.two', when: hasCards }]] },
				{ title: 'more.title', when: hasCards, says: ['more.text'] },
				{ when: (options: { cards: boolean }) => !hasCards(options), says: ['end'] },
			],
		},
		{ 'no-card': ['more.text', 'turn.one'], gone: 'end' },
	)
	const [plain, cards] = [{ cards: false }, { cards: true }]
	expect(paragraphs(plain)).toEqual(['turn.title', 'turn.one', 'end'])
	expect(paragraphs(cards)).toEqual(['turn.title', 'turn.one', 'turn.two', 'more.title', 'more.text'])
	expect(paragraphs()).toEqual([...paragraphs(cards), 'end'])
	expect(headings(plain).map(({ id }) => id)).toEqual(['turn.title'])
	expect(outlineOf(h(Text, { options: plain }))).toEqual([
		'div p: Take the last.',
		'div h2: Your turn',
		'div ul li: One',
		'div p: No stone is left.',
	])
	expect(ruleOf('no-card', cards)).toBe('more.text')
	expect(ruleOf('no-card', plain)).toBe('turn.one')
	expect(ruleOf('gone', cards)).toBeUndefined()
	expect(ruleOf('stale', plain)).toBeUndefined()
})
