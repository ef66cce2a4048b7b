import type { Seat } from '../../../../shared/kernel/game.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { nameOf } from '../guidance.ts'
import type { FranchisePlay } from '../play.ts'

/** A player, where there is no room for a name. */
export const Sign = ({ play, seat, size = 16 }: { play: FranchisePlay; seat: Seat; size?: number }) => (
	<PlayerShape
		identity={Number(play.colours.value[seat])}
		size={size}
		label={nameOf(play.stage.players.value, seat)}
	/>
)
