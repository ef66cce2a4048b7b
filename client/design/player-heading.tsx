import './player-heading.css'
import type { ComponentChildren } from 'preact'
import { PlayerShape } from './player-shape.tsx'

interface PlayerHeadingProps {
	name: string
	colour: number
	children?: ComponentChildren // what stands after the name
}

/** What follows is about a player. */
export const PlayerHeading = ({ name, colour, children }: PlayerHeadingProps) => (
	<h3 class="player-heading">
		<PlayerShape identity={colour} size={18} /> {name}
		{children}
	</h3>
)
