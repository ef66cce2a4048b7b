import './text-view-form.css'
import type { ComponentChildren, HTMLAttributes } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

/** A game in words, from <h2> down: for keyboards, screen readers, and whoever likes lists better than pictures. */
export const TextView = ({
	class: own = '',
	...more
}: HTMLAttributes<HTMLDivElement> & { class?: string }) => <div {...more} class={`text-view ${own}`} />

/** Comes with one's turn, and takes the focus if nothing else has it: what had it last turn has gone. */
export function TurnSection({ title, children }: { title: string; children: ComponentChildren }) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus()
	}, [])
	return (
		<section>
			<h2 ref={heading} tabIndex={-1}>
				{title}
			</h2>
			{children}
		</section>
	)
}

export interface Choice {
	label: string
	isChosen?: boolean // of what can be taken back
	choose: () => void
}

/** Things that can be chosen, under a heading. */
export function ChoiceList({ title, choices }: { title: string; choices: readonly Choice[] }) {
	const heading = useId()
	return (
		<>
			<h3 id={heading}>{title}</h3>
			<ul class="text-choices" aria-labelledby={heading}>
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

/** Sentences, one below the other. */
export const Sentences = ({ told, class: own = '' }: { told: readonly string[]; class?: string }) => (
	<ul class={`text-sentences ${own}`}>
		{told.map((sentence) => (
			<li key={sentence}>{sentence}</li>
		))}
	</ul>
)
