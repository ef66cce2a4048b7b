import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Choice } from '../../design/choice.tsx'
import { lobbyWords } from './words.en.ts'

type Value = string | number

interface SetControlProps {
	label: string
	hint: string | undefined
	items: readonly { value: Value; label: string }[]
	chosen: readonly Value[]
	size: number | undefined // how many are wanted; any number, unless told
	allows: (chosen: readonly Value[]) => boolean
	onChange: (chosen: readonly Value[]) => void
}

/** Any of several. Where a number of them is wanted, nobody hears of a choice before it is complete. */
export function SetControl({ label, hint, items, chosen, size, allows, onChange }: SetControlProps) {
	const staged = useSignal<readonly Value[] | undefined>(undefined)
	const known = chosen.join() // what the room says replaces what was staged
	useEffect(() => {
		staged.value = undefined
	}, [known])
	const picked = staged.value ?? chosen
	const toggled = (item: Value): Value[] =>
		items.map(({ value }) => value).filter((value) => picked.includes(value) !== (value === item))
	const isComplete = (wanted: readonly Value[]): boolean => size === undefined || wanted.length === size
	const isRefused = (item: Value): boolean =>
		size === undefined ? !allows(toggled(item)) : toggled(item).length > size
	const choose = (item: Value) => {
		const next = toggled(item)
		staged.value = next
		if (isComplete(next)) onChange(next)
	}
	return (
		<Choice
			several
			label={label}
			hint={isComplete(picked) ? hint : lobbyWords.t('options.missing', { count: size! - picked.length })}
			chosen={picked}
			items={items.map((item) => ({ ...item, disabled: isRefused(item.value) }))}
			onChoose={choose}
		/>
	)
}
