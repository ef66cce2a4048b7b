import './join.css'
import type { RoomView } from '../../../shared/room/view.ts'
import { useKeptFocus } from '../../app/keep-focus.ts'
import type { Connection } from '../../connection/connection.ts'
import { PlayerShape } from '../../design/player-shape.tsx'
import { findClientGame } from '../../games/index.ts'
import { titles } from '../../games/titles.en.ts'
import { openSeats, seatOf } from '../../room/seats.ts'
import { DayLine } from '../lobby/day-line.tsx'
import { lobbyWords } from '../lobby/words.en.ts'
import { TopBar } from '../top-bar.tsx'
import { AboutGame } from './about-game.tsx'
import { JoinPlaying } from './join-playing.tsx'
import { ReturnToSeat } from './return-to-seat.tsx'
import { SeatForm } from './seat-form.tsx'
import { WatchButton } from './watch-button.tsx'

export interface JoinPageProps {
	connection: Connection
	room: RoomView
	watch: () => void
}

const { t } = lobbyWords

/** At the door: who is here, and what is left to choose. */
export function JoinPage({ connection, room, watch }: JoinPageProps) {
	const playing = room.phase === 'playing'
	useKeptFocus('main h1')
	const full = !playing && room.seats.length >= (findClientGame(room.game)?.players.max ?? 0)
	return (
		<>
			<TopBar />
			<main id="main" class="join">
				<AboutGame game={room.game} />
				<header class="join-head">
					<h1 tabIndex={-1}>
						{t(playing ? 'join.heading.playing' : full ? 'join.heading.full' : 'join.heading')}
					</h1>
					<Company room={room} />
					{room.day && <DayLine day={room.day} />}
					{room.from && <p class="soft">{t(`join.from.${room.from}`)}</p>}
				</header>
				<Ways connection={connection} room={room} watch={watch} full={full} />
			</main>
		</>
	)
}

/** What somebody at the door can do. */
function Ways({ full, ...props }: JoinPageProps & { full: boolean }) {
	const mine = seatOf(props.room, props.connection.owns.value)
	if (mine) return <ReturnToSeat seat={mine} {...props} />
	if (props.room.phase === 'playing') return <JoinPlaying {...props} />
	if (!full) return <SeatForm {...props} />
	return (
		<>
			<p>{t('join.full')}</p>
			<WatchButton primary watch={props.watch} />
		</>
	)
}

/** What is played here, and with whom. */
function Company({ room }: { room: RoomView }) {
	const game = titles.find(`${room.game}.name`) ?? ''
	const open = openSeats(room)
	const here = room.seats.filter((seat) => !open.includes(seat))
	if (here.length === 0) return <p class="soft">{t('join.alone', { game })}</p>
	return (
		<div class="join-company">
			<p class="soft">{t('join.with', { game })}</p>
			<ul>
				{here.map(({ id, name, colour, played }) => (
					<li key={id}>
						<PlayerShape identity={colour} /> {name}
						{played === 'bot' && <span class="join-bot soft">{t('lobby.bot')}</span>}
					</li>
				))}
			</ul>
		</div>
	)
}
