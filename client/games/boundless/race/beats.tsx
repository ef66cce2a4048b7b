import { useEffect, useState } from 'preact/hooks'
import { appearsTogether, BETWEEN_CARDS, RING } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { BoundlessStage } from '../stage.ts'

/** Small cards for those that come one by one, and last the centre; where all come together, by the clock alone. */
export function Beats({ stage }: { stage: BoundlessStage }) {
	const { ring, round } = stage.view.value.table
	const counted = useBeats(appearsTogether(round))
	const passed = Math.max(ring.length, counted)
	return (
		<span class="boundless-beats" aria-hidden="true">
			{Array.from({ length: RING }, (_, beat) => (
				<i key={beat} data-passed={beat < passed || undefined} />
			))}
			<i data-centre />
		</span>
	)
}

function useBeats(wanted: boolean): number {
	const [beats, setBeats] = useState(0)
	useEffect(() => {
		if (!wanted) return undefined
		const timer = setInterval(() => setBeats((passed) => Math.min(RING, passed + 1)), BETWEEN_CARDS)
		return () => clearInterval(timer)
	}, [wanted])
	return beats
}
