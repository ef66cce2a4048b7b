import './income.css'
import { coloursPerSeat } from '../../../../shared/games/boundless/rules/colours.ts'
import { planOf } from '../../../../shared/games/boundless/rules/schedule.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import type { BoundlessStage } from '../stage.ts'
import { usePart } from '../use-part.ts'
import { boundlessWords } from '../words.en.ts'

/** What everybody gets before a round, as it lands in the purses. */
export function Income({ stage }: { stage: BoundlessStage }) {
	const purses = usePart(stage, ({ table }) => table.purses)
	const money = usePart(stage, ({ table }) => planOf(table.round).income * coloursPerSeat(table))
	return (
		<p class="boundless-income">
			<strong>{boundlessWords.t('income', { money })}</strong>
			{stage.players.value.map(({ seat, colour, name }) => (
				<span key={seat} title={name}>
					<PlayerShape identity={colour} size={16} />
					{purses[seat]}
				</span>
			))}
		</p>
	)
}
