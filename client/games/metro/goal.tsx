import './goal.css'
import { PlayerShape } from '../../design/player-shape.tsx'
import type { MetroParts } from './play.ts'
import { metroWords } from './words.en.ts'

/** What one is after, until one has played: by then it has been seen. */
export function Goal({ stage, additions }: Pick<MetroParts, 'stage' | 'additions'>) {
	const { seat, table } = stage.view.value
	const hasPlayed = stage.entries.value.some(([by]) => by === seat)
	if (seat === undefined || hasPlayed) return null
	return (
		<p class="metro-goal">
			{!table.market && <PlayerShape identity={stage.players.value[seat]?.colour ?? 0} size={16} />}
			{additions?.goal() ?? metroWords.t('goal')}
		</p>
	)
}
