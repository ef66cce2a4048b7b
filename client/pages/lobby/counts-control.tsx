import './counts-control.css'
import { useId } from 'preact/hooks'
import { IconButton } from '../../design/button.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

interface CountsControlProps {
	label: string
	hint: string | undefined
	parts: readonly string[] // what each count counts
	counts: readonly number[]
	limit: number // for so many players; a count may be above it since somebody sat down
	players: number
	allows: (counts: readonly number[]) => boolean
	onChange: (counts: readonly number[]) => void
}

/** How many of each of several things, one step at a time. */
export function CountsControl({
	label,
	hint,
	parts,
	counts,
	limit,
	players,
	allows,
	onChange,
}: CountsControlProps) {
	const id = useId()
	const isOver = counts.some((count) => count > limit)
	return (
		<fieldset class="choice" aria-describedby={`${id}-limit`}>
			<legend>{label}</legend>
			<ul class="counts">
				{parts.map((part, index) => {
					const count = counts[index] ?? 0
					const change = (by: number) => counts.with(index, count + by)
					const step = (icon: 'minus' | 'plus', by: number, isAllowed: boolean) => (
						<IconButton
							icon={icon}
							label={t(`options.${icon}`, { part })}
							aria-disabled={!isAllowed}
							onClick={() => isAllowed && onChange(change(by))}
						/>
					)
					return (
						<li key={part} class="count" data-over={count > limit}>
							<span>{part}</span>
							{step('minus', -1, count > 0 && allows(change(-1)))}
							<output aria-label={part}>{count}</output>
							{step('plus', 1, count < limit && allows(change(1)))}
						</li>
					)
				})}
			</ul>
			<p class="choice-hint" id={`${id}-limit`} data-over={isOver}>
				{t('options.limit', { count: limit, players })} {hint}
			</p>
		</fieldset>
	)
}
