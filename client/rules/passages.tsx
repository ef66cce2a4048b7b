import { h } from 'preact'
import { Marked } from './marked.tsx'
import { type Item, isTold, type Passage } from './passage.ts'

interface PassageProps {
	t: (key: string) => string
	options: unknown // of the table it is read at; all is told where there is none
	level?: 2 | 3 // of the headings
}

/** What the rules say, one passage after the other. */
export const Passages = ({ says, ...props }: PassageProps & { says: readonly Passage<string>[] }) => (
	<>
		{says.map((passage, index) => (
			<Said key={index} passage={passage} {...props} />
		))}
	</>
)

function Said({ passage, t, options, level = 2 }: PassageProps & { passage: Passage<string> }) {
	if (typeof passage === 'string')
		return (
			<p id={passage}>
				<Marked text={t(passage)} />
			</p>
		)
	if (typeof passage === 'function') return h(passage, { options })
	if ('inOrder' in passage) return <ol>{itemsOf(passage.inOrder, t, options)}</ol>
	if ('figures' in passage)
		return <div class="rules-figures">{passage.figures.map((Figure) => h(Figure, {}))}</div>
	if (!('says' in passage)) return <ul>{itemsOf(passage, t, options)}</ul>
	if (!isTold(passage, options)) return null
	const { title } = passage
	const Heading = `h${level}` as const
	return (
		<>
			{title !== undefined && (
				<Heading id={title}>
					<Marked text={t(title)} />
				</Heading>
			)}
			<Passages says={passage.says} t={t} options={options} level={title === undefined ? level : 3} />
		</>
	)
}

const itemsOf = (items: readonly Item<string, unknown>[], t: PassageProps['t'], options: unknown) =>
	items.map((item, index) => {
		if (typeof item === 'function') return <li key={index}>{h(item, {})}</li>
		if (typeof item === 'object' && !isTold(item, options)) return null
		const key = typeof item === 'string' ? item : item.item
		return (
			<li key={index} id={key}>
				<Marked text={t(key)} />
			</li>
		)
	})
