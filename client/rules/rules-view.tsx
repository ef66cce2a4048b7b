import './rules-view.css'
import { useEffect, useRef } from 'preact/hooks'
import type { GameRules } from '../games/game.ts'
import { Contents } from './contents.tsx'
import { helpWords } from './help.en.ts'
import { helpChapter } from './help.ts'
import { searched } from './marked.tsx'
import { headingsOf } from './passage.ts'
import { Passages } from './passages.tsx'
import { SearchBar } from './search-bar.tsx'

interface RulesViewProps {
	rules: GameRules
	options?: unknown // of the table it is read at: only what is played there is told
	at?: string | undefined // the paragraph to begin with
	showsContents?: boolean // from the start, where there is room
}

const helpWord = (key: string): string => helpWords.find(key) ?? key

/** The rules of a game and how tables work, with a table of contents and a search. */
export function RulesView({ rules, options, at, showsContents = false }: RulesViewProps) {
	const root = useRef<HTMLDivElement>(null)
	const show = (id: string) => showParagraph(root.current, id)
	useEffect(() => {
		if (at !== undefined) showParagraph(root.current, at)
	}, [at])
	useEffect(
		() => () => {
			searched.value = ''
		},
		[],
	)
	const { Text } = rules
	return (
		<div ref={root} class="rules-view">
			<SearchBar root={root} />
			<Contents
				isOpen={showsContents}
				headings={[
					...named(rules.headings(options), rules.word),
					...named(headingsOf([helpChapter], options), helpWord),
				]}
				onChoose={show}
			/>
			<Text options={options} />
			<div class="rules-text">
				<Passages says={[helpChapter]} t={helpWord} options={options} />
			</div>
		</div>
	)
}

type Headings = ReturnType<GameRules['headings']>

const named = (
	headings: Headings,
	word: (key: string) => string,
): Parameters<typeof Contents>[0]['headings'] =>
	headings.map(({ id, sections }) => ({ id, title: word(id), sections: named(sections, word) }))

/** Brings a paragraph into sight, marks it, and lets a screen reader go on from there. */
function showParagraph(root: HTMLElement | null, id: string): void {
	const found = root?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)
	if (!found) return
	root?.querySelector('[data-here]')?.removeAttribute('data-here')
	found.dataset.here = ''
	found.tabIndex = -1
	found.focus({ preventScroll: true })
	found.scrollIntoView({ block: found.matches('h2, h3') ? 'start' : 'center' })
}
