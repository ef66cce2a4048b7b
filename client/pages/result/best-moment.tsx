import './result.css'
import type { Moment } from '../../games/game.ts'
import type { Result } from './standing.ts'

interface BestMomentProps {
	moment: Moment | undefined
	standing: Result
}

/** The best moment of the game, in the colour of whose it was. */
export function BestMoment({ moment, standing }: BestMomentProps) {
	if (!moment) return null
	const whose = standing.players.find(({ place }) => place === moment.seat)
	return (
		<p class="result-moment" data-player={whose?.colour}>
			{moment.text}
		</p>
	)
}
