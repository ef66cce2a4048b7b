import './goal.css'
import { UNFINISHED } from '../../../shared/games/metro/rules/line.ts'
import { NOBODY } from '../../../shared/games/metro/table.ts'
import { PlayerShape } from '../../design/player-shape.tsx'
import { linesOf } from './board/lines-of.ts'
import type { MetroParts } from './play.ts'
import { metroWords } from './words.en.ts'

/** What one is after, until one has played: by then it has been seen. And that there is nothing more to be after. */
export function Goal({ stage, owners, additions }: Pick<MetroParts, 'stage' | 'owners' | 'additions'>) {
	const { seat, table } = stage.view.value
	const hasPlayed = stage.entries.value.some(([by]) => by === seat)
	if (seat === undefined || table.turn === NOBODY) return null
	const open = linesOf(stage.shown.value).filter(({ end }) => end === UNFINISHED)
	const isDone = hasPlayed && !open.some(({ owner }) => owners.value[owner]?.mine)
	if (hasPlayed && !isDone) return null
	const told = !isDone ? 'goal' : open.length > 0 ? 'goal.done' : 'goal.over'
	return (
		<p class="metro-goal">
			{!table.market && <PlayerShape identity={stage.players.value[seat]?.colour ?? 0} size={16} />}
			{additions?.goal(isDone) ?? metroWords.t(told)}
		</p>
	)
}
