import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { PlayerShape } from '../../design/player-shape.tsx'
import { titles } from '../../games/titles.en.ts'
import { useAnnouncedSeats } from '../lobby/use-announced-seats.ts'
import { Invitation } from './invitation.tsx'
import { Link } from './link.tsx'
import { screenWords } from './words.en.ts'

const { t } = screenWords

interface ScreenLobbyProps {
	connection: Connection
	room: RoomView
}

/** Before the first game: what is played, the way in, and who sits. */
export function ScreenLobby({ connection, room }: ScreenLobbyProps) {
	useAnnouncedSeats(room.seats)
	return (
		<div class="screen-lobby">
			<Invitation room={room} />
			<section class="screen-seated">
				<h2>{titles.find(`${room.game}.name`)}</h2>
				<p class="soft">{room.seats.length > 0 ? t('seated') : t('nobody')}</p>
				<ul>
					{room.seats.map(({ id, name, colour }) => (
						<li key={id}>
							<PlayerShape identity={colour} size={20} />
							<span>{name}</span>
						</li>
					))}
				</ul>
				<p class="soft">{t('wait')}</p>
				<Link connection={connection} />
			</section>
		</div>
	)
}
