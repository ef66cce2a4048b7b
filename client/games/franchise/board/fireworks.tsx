import type { Point } from '../../game.ts'

/** The sign of the boom. */
export const Fireworks = ({ x, y, radius }: Point & { radius: number }) => (
	<g class="franchise-boom" transform={`translate(${x} ${y})`}>
		<circle r={radius} />
		<path d="M0-10V-4M0 4V10M-10 0H-4M4 0H10M-7-7-3-3M3 3 7 7M7-7 3-3M-3 3-7 7" />
	</g>
)
