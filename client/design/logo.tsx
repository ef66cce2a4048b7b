import './logo.css'

/** Three lines, amber, blue and vermilion, and the white-ringed dot in which they meet. */
export const JunctionMark = ({ size = 32 }: { size?: number }) => (
	<svg class="mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
		<path class="mark-amber" d="M4 38H9C17 38 18 24 24 24S31 10 39 10H44" />
		<path class="mark-blue" d="M4 10H9C17 10 18 24 24 24S31 38 39 38H44" />
		<path class="mark-vermilion" d="M4 24H44" />
		<circle class="mark-dot" cx="24" cy="24" r="6" />
	</svg>
)

export const Logo = ({ size = 32 }: { size?: number }) => (
	<span class="logo">
		<JunctionMark size={size} />
		<span>Junction</span>
	</span>
)
