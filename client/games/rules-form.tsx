import './rules-form.css'
import { type ComponentChildren, type ComponentType, h } from 'preact'
import type { PlainKey, Words } from '../i18n/phrase.ts'
import type { Book } from '../i18n/words.ts'
import type { GameRules } from './game.ts'

/** What a rules page says at one place; words are named by their keys. */
export type Passage<Key> =
	| Key // a paragraph
	| readonly Item<Key>[] // a list
	| { readonly inOrder: readonly Item<Key>[] } // a list that is numbered
	| { readonly figures: readonly ComponentType[] } // side by side, where there is room
	| ComponentType // whatever else
	| Chapter<Key>

/** Words that need to be given something are said by a component. */
type Item<Key> = Key | ComponentType

/** A chapter; one inside another is a section of it. */
export interface Chapter<Key> {
	readonly title: Key
	readonly says: readonly Passage<Key>[]
}

interface RulesText<Key> {
	readonly lead: Key // what the game is about, in a breath
	readonly says: readonly Passage<Key>[]
	readonly class?: string // where a game sets its rules in a way of its own
}

/** The rules of a game, from its words: the book has the game's `title` besides what the page says. */
export const rulesFrom = <English extends Words & { title: string }>(
	book: Book<English>,
	{ lead, says, class: own = '' }: RulesText<PlainKey<English>>,
): GameRules => {
	const t = (key: string): string => book.find(key) ?? key
	return {
		title: () => t('title'),
		Rules: () => (
			<div class={`rules-text ${own}`}>
				<p class="rules-lead">{t(lead)}</p>
				<Passages says={says} t={t} level={2} />
			</div>
		),
	}
}

interface PassageProps {
	t: (key: string) => string
	level: 2 | 3 // of the headings
}

const Passages = ({ says, ...props }: PassageProps & { says: readonly Passage<string>[] }) => (
	<>
		{says.map((passage, index) => (
			<Said key={index} passage={passage} {...props} />
		))}
	</>
)

function Said({ passage, t, level }: PassageProps & { passage: Passage<string> }) {
	if (typeof passage === 'string') return <p>{t(passage)}</p>
	if (typeof passage === 'function') return h(passage, {})
	if ('inOrder' in passage) return <ol>{itemsOf(passage.inOrder, t)}</ol>
	if ('figures' in passage)
		return <div class="rules-figures">{passage.figures.map((Figure) => h(Figure, {}))}</div>
	if (!('title' in passage)) return <ul>{itemsOf(passage, t)}</ul>
	const Heading = `h${level}` as const
	return (
		<>
			<Heading>{t(passage.title)}</Heading>
			<Passages says={passage.says} t={t} level={3} />
		</>
	)
}

const itemsOf = (items: readonly Item<string>[], t: PassageProps['t']) =>
	items.map((item, index) => <li key={index}>{typeof item === 'string' ? t(item) : h(item, {})}</li>)

interface FigureProps {
	caption: string
	class?: string
	children: ComponentChildren
}

/** An example, and what is to be seen in it. */
export const Figure = ({ caption, class: own = '', children }: FigureProps) => (
	<figure class={`rules-figure ${own}`}>
		{children}
		<figcaption>{caption}</figcaption>
	</figure>
)
