import { PlayerShape } from '../../design/player-shape.tsx'
import type { Result } from './standing.ts'

/** The winner's shape, large, where the three lines meet. */
export const Winners = ({ standing }: { standing: Result }) => (
	<div class="winners" aria-hidden="true">
		<svg class="winners-lines" viewBox="0 0 320 120" preserveAspectRatio="none" aria-hidden="true">
			<path class="mark-amber" d="M-10 96H70C118 96 124 60 160 60S202 24 250 24H330" pathLength="1" />
			<path class="mark-blue" d="M-10 24H70C118 24 124 60 160 60S202 96 250 96H330" pathLength="1" />
			<path class="mark-vermilion" d="M-10 60H330" pathLength="1" />
		</svg>
		{standing.players
			.filter(({ won }) => won)
			.map(({ place, colour }) => (
				<span key={place} class="winner">
					<PlayerShape identity={colour} size={58} />
				</span>
			))}
	</div>
)
