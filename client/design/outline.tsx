interface OutlineProps {
	path: string // in a square of 24
	size: number
}

/** One stroke in the colour of the words beside it: what all our small pictures are made of. */
export const Outline = ({ path, size }: OutlineProps) => (
	<svg
		class="icon"
		viewBox="0 0 24 24"
		width={size}
		height={size}
		fill="none"
		stroke="currentColor"
		stroke-width="2"
		stroke-linecap="round"
		stroke-linejoin="round"
		aria-hidden="true"
	>
		<path d={path} />
	</svg>
)
