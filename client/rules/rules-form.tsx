import './rules-form.css'
import type { ComponentChildren } from 'preact'
import type { GameRules } from '../games/game.ts'
import type { PlainKey, Words } from '../i18n/phrase.ts'
import type { Book } from '../i18n/words.ts'
import { Marked } from './marked.tsx'
import { headingsOf, paragraphsOf, type RulesText } from './passage.ts'
import { Passages } from './passages.tsx'

/** The paragraph that a refusal comes from; of several, the first that is told with the options of the table. */
export type RuleOf<Key> = Key | readonly Key[]

/** The rules of a game, from its words: the book has the game's `title` besides what the page says. */
export const rulesFrom = <English extends Words & { title: string }, Options>(
	book: Book<English>,
	text: RulesText<PlainKey<English>, Options>,
	refusals: Readonly<Record<string, RuleOf<PlainKey<English>>>> = {},
): GameRules => {
	const t = (key: string): string => book.find(key) ?? key
	const { lead, says, class: own = '' }: RulesText<string> = text
	return {
		title: () => t('title'),
		word: t,
		headings: (options) => headingsOf(says, options),
		paragraphs: (options) => paragraphsOf(says, options),
		ruleOf(code, options) {
			const told = paragraphsOf(says, options)
			return [refusals[code] ?? []].flat().find((paragraph) => told.includes(paragraph))
		},
		Text: ({ options }) => (
			<div class={`rules-text ${own}`}>
				<p class="rules-lead">
					<Marked text={t(lead)} />
				</p>
				<Passages says={says} t={t} options={options} />
			</div>
		),
	}
}

interface FigureProps {
	caption: string
	class?: string
	children: ComponentChildren
}

/** An example, and what is to be seen in it. */
export const Figure = ({ caption, class: own = '', children }: FigureProps) => (
	<figure class={`rules-figure ${own}`}>
		{children}
		<figcaption>
			<Marked text={caption} />
		</figcaption>
	</figure>
)
