/** Strokes on a grid of 24; what plays is a shape, so that it looks like nothing else. */
const pictures = {
	start: 'M6 5V19M18 5l-7 7 7 7',
	back: 'M15 5l-7 7 7 7',
	play: 'M7 4 20 12 7 20Z',
	pause: 'M8 5V19M16 5V19',
	next: 'M9 5l7 7-7 7',
	end: 'M18 5V19M6 5l7 7-7 7',
	download: 'M12 3V15M7 10l5 5 5-5M5 20H19',
} as const

interface PictureButtonProps {
	picture: keyof typeof pictures
	label: string
	act: () => void
	disabled?: boolean
	shortcut?: readonly [key: string, sign: string] // the key that does the same, and how it is written
}

/** A button like those of a player for music. */
export const PictureButton = ({ picture, label, act, disabled = false, shortcut }: PictureButtonProps) => (
	<button
		type="button"
		class="icon-button"
		aria-label={label}
		aria-keyshortcuts={shortcut?.[0]}
		title={shortcut ? `${label} (${shortcut[1]})` : label}
		disabled={disabled}
		onClick={act}
	>
		<svg
			class="replay-picture"
			data-filled={picture === 'play'}
			viewBox="0 0 24 24"
			width="26"
			height="26"
			aria-hidden="true"
		>
			<path d={pictures[picture]} />
		</svg>
	</button>
)
