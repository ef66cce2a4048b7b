import { useId } from 'preact/hooks'

export interface Choice {
	label: string
	isChosen: boolean
	choose: () => void
}

/** Things that can be chosen and taken back, under a heading. */
export function ChoiceList({ title, choices }: { title: string; choices: readonly Choice[] }) {
	const heading = useId()
	return (
		<>
			<h3 id={heading}>{title}</h3>
			<ul class="franchise-text-choices" aria-labelledby={heading}>
				{choices.map(({ label, isChosen, choose }) => (
					<li key={label}>
						<button type="button" aria-pressed={isChosen} onClick={choose}>
							{label}
						</button>
					</li>
				))}
			</ul>
		</>
	)
}
