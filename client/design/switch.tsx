import './choice.css'
import { useId } from 'preact/hooks'

interface SwitchProps {
	label: string
	hint?: string | undefined
	checked: boolean
	onChange: (checked: boolean) => void
}

/** Yes or no, at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
	const id = useId()
	return (
		<div>
			<label class="switch">
				<span class="switch-label">{label}</span>
				<input
					type="checkbox"
					aria-describedby={hint && id}
					checked={checked}
					onChange={(event) => onChange(event.currentTarget.checked)}
				/>
			</label>
			{hint && (
				<p class="choice-hint" id={id}>
					{hint}
				</p>
			)}
		</div>
	)
}
