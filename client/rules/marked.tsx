import { signal } from '@preact/signals'
import { matchesOf } from './matches.ts'

/** What is looked for in the rules that are open. */
export const searched = signal('')

/** Words of the rules, with what is looked for marked in them. */
export function Marked({ text }: { text: string }) {
	const matches = matchesOf(text, searched.value)
	if (matches.length === 0) return <>{text}</>
	return (
		<>
			{matches.map(([start, end], index) => (
				<>
					{text.slice(matches[index - 1]?.[1] ?? 0, start)}
					<mark key={start}>{text.slice(start, end)}</mark>
				</>
			))}
			{text.slice(matches.at(-1)![1])}
		</>
	)
}
