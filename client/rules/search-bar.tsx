import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { IconButton } from '../design/button.tsx'
import { searched } from './marked.tsx'
import { rulesWords } from './words.en.ts'

const { t } = rulesWords

/** Finds words in the rules: all places are marked, and one goes from one to the next. */
export function SearchBar({ root }: { root: RefObject<HTMLElement | null> }) {
	const count = useSignal(0)
	const current = useSignal(0)
	const marks = () => [...(root.current?.querySelectorAll('mark') ?? [])]
	const goTo = (index: number) => {
		const found = marks()
		count.value = found.length
		if (found.length === 0) return
		current.value = (index + found.length) % found.length
		for (const [place, mark] of found.entries()) mark.dataset.current = String(place === current.value)
		found[current.value]!.scrollIntoView({ block: 'center' })
	}
	useEffect(() => goTo(0), [searched.value])

	const press = (event: KeyboardEvent) => {
		if (event.key === 'Enter') goTo(current.value + (event.shiftKey ? -1 : 1))
		else if (event.key === 'Escape' && searched.value !== '') searched.value = ''
		else return
		event.preventDefault() // Escape: the sheet stays
		event.stopPropagation()
	}
	const isLooking = searched.value.trim().length > 1
	return (
		<search class="rules-search">
			<input
				type="search"
				aria-label={t('search')}
				placeholder={t('search')}
				value={searched.value}
				onInput={(event) => {
					searched.value = event.currentTarget.value
				}}
				onKeyDown={press}
			/>
			<span role="status">
				{isLooking &&
					(count.value === 0
						? t('search.none')
						: t('search.place', { place: current.value + 1, of: count.value }))}
			</span>
			{isLooking && count.value > 1 && (
				<>
					<IconButton
						class="rules-search-back"
						icon="down"
						label={t('search.back')}
						onClick={() => goTo(current.value - 1)}
					/>
					<IconButton icon="down" label={t('search.next')} onClick={() => goTo(current.value + 1)} />
				</>
			)}
		</search>
	)
}
