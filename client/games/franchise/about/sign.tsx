import type { Seat } from '../../../../shared/kernel/game.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { nameOf } from '../guidance.ts'
import type { FranchiseStage } from '../staging.ts'

interface SignProps extends Pick<FranchiseStage, 'players'> {
	seat: Seat
	size?: number
}

/** A player, where there is no room for a name. */
export const Sign = ({ players, seat, size = 16 }: SignProps) => (
	<PlayerShape identity={players.value[seat]?.colour ?? 0} size={size} label={nameOf(players.value, seat)} />
)
