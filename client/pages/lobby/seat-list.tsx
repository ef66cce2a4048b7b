import './seat-list.css'
import { useSignal } from '@preact/signals'
import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import type { GameLobby } from '../../games/game.ts'
import { findClientGame } from '../../games/index.ts'
import { BotButton } from './bot-button.tsx'
import { ProfileSheet } from './profile-sheet.tsx'
import { SeatRow } from './seat-row.tsx'
import { lobbyWords } from './words.en.ts'

export interface LobbyPartProps {
	connection: Connection
	room: RoomView
	lobby: GameLobby | undefined // what the game says about itself, once it is there
	rules: boolean // whether we may arrange the table
}

const { t } = lobbyWords

/** Who plays: the taken seats and the free ones. */
export function SeatList({ connection, room, lobby, rules }: LobbyPartProps) {
	const editing = useSignal(false)
	const max = findClientGame(room.game)?.players.max ?? room.seats.length
	const free = Math.max(0, max - room.seats.length)
	const outside = connection.presence.value?.watching ?? 0 // whoever has no seat may be about to take one
	return (
		<>
			<header class="seat-list-head">
				<h2>{t('lobby.players')}</h2>
				<p class="soft">
					{t('lobby.seats', { count: room.seats.length, max })}
					{outside > 0 && ` · ${t('lobby.door', { count: outside })}`}
				</p>
			</header>
			<ul class="seat-list">
				{room.seats.map((seat) => (
					<SeatRow
						key={seat.id}
						connection={connection}
						room={room}
						seat={seat}
						rules={rules}
						edit={() => {
							editing.value = true
						}}
					/>
				))}
				{free > 0 && (
					<li class="seat seat-free">
						<span class="seat-vacancies" aria-hidden="true">
							{Array.from({ length: free }, (_, place) => (
								<i key={place} />
							))}
						</span>
						{rules ? (
							<BotButton connection={connection} lobby={lobby} />
						) : (
							<span class="soft">{t('lobby.free', { count: free })}</span>
						)}
					</li>
				)}
			</ul>
			<ProfileSheet connection={connection} room={room} shown={editing} />
		</>
	)
}
