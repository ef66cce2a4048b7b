import './choice.css'
import { useId } from 'preact/hooks'

interface Item<Value> {
	value: Value
	label: string
	disabled?: boolean
}

interface ChoiceProps<Value> {
	label: string
	hint?: string | undefined
	items: readonly Item<Value>[]
	chosen: readonly Value[]
	several?: boolean // any of them, in place of one
	onChoose: (value: Value) => void
}

/** One of a few things, or any of them, side by side. */
export function Choice<Value extends string | number>({
	label,
	hint,
	items,
	chosen,
	several = false,
	onChoose,
}: ChoiceProps<Value>) {
	const name = useId()
	return (
		<fieldset class="choice" aria-describedby={hint && `${name}-hint`}>
			<legend>{label}</legend>
			<div class="choice-items">
				{items.map(({ value, label: words, disabled = false }) => (
					<label key={value} class="choice-item">
						<input
							type={several ? 'checkbox' : 'radio'}
							name={name}
							checked={chosen.includes(value)}
							disabled={disabled}
							onChange={() => onChoose(value)}
						/>
						<span>{words}</span>
					</label>
				))}
			</div>
			{hint && (
				<p class="choice-hint" id={`${name}-hint`}>
					{hint}
				</p>
			)}
		</fieldset>
	)
}
