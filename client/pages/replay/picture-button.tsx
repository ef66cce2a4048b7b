/** Strokes and shapes on a grid of 24. */
const pictures = {
	start: 'M6 5V19M20 5 9 12l11 7Z',
	back: 'M17 5 6 12l11 7Z',
	play: 'M7 4 20 12 7 20Z',
	pause: 'M8 5V19M16 5V19',
	next: 'M7 5 18 12 7 19Z',
	end: 'M18 5V19M4 5 15 12 4 19Z',
	download: 'M12 3V15M7 10l5 5 5-5ZM5 20H19',
} as const

interface PictureButtonProps {
	picture: keyof typeof pictures
	label: string
	act: () => void
	disabled?: boolean
}

/** A button like those of a player for music. */
export const PictureButton = ({ picture, label, act, disabled = false }: PictureButtonProps) => (
	<button
		type="button"
		class="icon-button"
		aria-label={label}
		title={label}
		disabled={disabled}
		onClick={act}
	>
		<svg class="replay-picture" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
			<path d={pictures[picture]} />
		</svg>
	</button>
)
