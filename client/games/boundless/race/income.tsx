import './income.css'
import { PlayerShape } from '../../../design/player-shape.tsx'
import type { BoundlessStage } from '../stage.ts'
import { usePart } from '../use-part.ts'

/** The purses, as what everybody gets before a round lands in them. */
export function Income({ stage }: { stage: BoundlessStage }) {
	const purses = usePart(stage, ({ table }) => table.purses)
	return (
		<p class="boundless-income">
			{stage.players.value.map(({ seat, colour, name }) => (
				<span key={seat} title={name}>
					<PlayerShape identity={colour} size={14} />
					{purses[seat]}
				</span>
			))}
		</p>
	)
}
