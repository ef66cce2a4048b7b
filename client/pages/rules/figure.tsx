import './rules-text.css'
import type { ComponentChildren } from 'preact'

interface FigureProps {
	caption: string
	class?: string
	children: ComponentChildren
}

/** An example, and what is to be seen in it. */
export const Figure = ({ caption, class: own = '', children }: FigureProps) => (
	<figure class={`rules-figure ${own}`}>
		{children}
		<figcaption>{caption}</figcaption>
	</figure>
)
