import './support/page-without-a-browser.ts'
import { h } from 'preact'
import { expect, test } from 'vitest'
import { rulesFrom } from '../../client/games/rules-form.tsx'
import { wordsReady } from '../../client/i18n/language.ts'
import { words } from '../../client/i18n/words.ts'
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
	const { title, Rules } = rulesFrom(book, {
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
	expect(outlineOf(h(Rules, {}))).toEqual([
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
