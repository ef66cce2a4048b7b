import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Choice } from '../../design/choice.tsx'
import { lobbyWords } from './words.ts'

interface SetControlProps {
	label: string
	hint: string | undefined
	values: readonly number[]
	chosen: readonly number[]
	size: number | undefined // how many are wanted; any number, unless told
	say: (value: number) => string
	allows: (chosen: readonly number[]) => boolean
	onChange: (chosen: readonly number[]) => void
}

/** Any of several. Where a number of them is wanted, nobody hears of a choice before it is complete. */
export function SetControl({ label, hint, values, chosen, size, say, allows, onChange }: SetControlProps) {
	const staged = useSignal<readonly number[] | undefined>(undefined)
	const known = chosen.join() // what the room says replaces what was staged
	useEffect(() => {
		staged.value = undefined
	}, [known])
	const picked = staged.value ?? chosen
	const toggled = (item: number): number[] =>
		picked.includes(item) ? picked.filter((other) => other !== item) : [...picked, item].sort((a, b) => a - b)
	const isComplete = (items: readonly number[]): boolean => size === undefined || items.length === size
	const isRefused = (item: number): boolean =>
		size === undefined ? !allows(toggled(item)) : toggled(item).length > size
	const choose = (item: number) => {
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
			items={values.map((item) => ({ value: item, label: say(item), disabled: isRefused(item) }))}
			onChoose={choose}
		/>
	)
}
