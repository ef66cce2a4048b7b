import type { RoomView } from '../../../shared/room/view.ts'
import { rememberedProfile } from '../../app/profile.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { lobbyWords } from '../lobby/words.ts'
import { openSeats } from '../room/seats.ts'
import { tell } from '../room/tell.ts'
import { tellOwnName } from './own-name.ts'
import { suggestName } from './suggest-name.ts'
import { WatchButton } from './watch-button.tsx'

interface JoinPlayingProps {
	connection: Connection
	room: RoomView
	watch: () => void
}

const { t } = lobbyWords

/** A game is on: its seats are taken but for those who got up. */
export function JoinPlaying({ connection, room, watch }: JoinPlayingProps) {
	const open = openSeats(room)
	const sitFor = async (seat: number) => {
		const { name = suggestName(room.seats.map((other) => other.name)) } = rememberedProfile()
		if (await tell(connection, 'sit', { seat, name })) tellOwnName(connection, name)
	}
	return (
		<>
			<p>{t(open.length > 0 ? 'join.playing' : 'join.playing.watch')}</p>
			{open.map(({ id, name, colour }) => (
				<Button key={id} wide onClick={() => sitFor(id)}>
					<span class="join-open">
						<PlayerShape identity={colour} /> {t('join.open', { name })}
					</span>
				</Button>
			))}
			<WatchButton game primary={open.length === 0} watch={watch} />
		</>
	)
}
