import './lobby.css'
import type { RoomView } from '../../../shared/room/view.ts'
import { useKeptFocus } from '../../app/keep-focus.ts'
import { isLocalCode } from '../../app/room-code.ts'
import { route } from '../../app/router.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { lazily } from '../../design/lazily.tsx'
import { LockLine } from '../../door/lock-line.tsx'
import { findClientGame } from '../../games/index.ts'
import { titles } from '../../games/titles.en.ts'
import { seatOf } from '../../room/seats.ts'
import { useCreator } from '../../room/use-creator.ts'
import { TopBar } from '../top-bar.tsx'
import { ClockLine } from './clock-line.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { DayLine } from './day-line.tsx'
import { HintsLine } from './hints-line.tsx'
import { LobbyChat } from './lobby-chat.tsx'
import { OptionsLine } from './options-line.tsx'
import { RulesButton } from './rules-button.tsx'
import { SeatList } from './seat-list.tsx'
import { StartBar } from './start-bar.tsx'
import { Ticket } from './ticket.tsx'
import { useAnnouncedSeats } from './use-announced-seats.ts'
import { WhereLine } from './where-line.tsx'
import { lobbyWords } from './words.en.ts'

export interface LobbyPageProps {
	connection: Connection
	room: RoomView
	join: () => void // for somebody who only watches
	back?: (() => void) | undefined // to the result of the game before, where somebody left it for the lobby
}

const { t } = lobbyWords

const ResultButton = lazily(
	async () => (await import('../result/result-button.tsx')).ResultButton,
	() => null,
)

const DeviceCard = lazily(
	async () => (await import('../local/device-card.tsx')).DeviceCard,
	() => null,
)

const PassageButton = lazily(
	async () => (await import('../../passage/passage-button.tsx')).PassageButton,
	() => null,
)

const TelevisionButton = lazily(
	async () => (await import('../../television/television-button.tsx')).TelevisionButton,
	() => null,
)

/** Once a game was played here. */
const KeepLine = lazily(
	async () => (await import('../../keeping/keep-line.tsx')).KeepLine,
	() => null,
)

/** Hardly anybody ever bans anybody. */
const BannedList = lazily(
	async () => (await import('../../door/banned-list.tsx')).BannedList,
	() => null,
)

/** Before a game: invite, sit, choose, start. */
export function LobbyPage({ connection, room, join, back }: LobbyPageProps) {
	const game = findClientGame(room.game)
	const lobby = useLoaded(async () => game?.lobby(), [game])
	const rules = useCreator(connection, room)
	const seat = seatOf(room, connection.you.value)
	const full = room.seats.length >= (game?.players.max ?? 0)
	useAnnouncedSeats(room.seats)
	useKeptFocus('main h1')

	return (
		<>
			<ConnectionStrip connection={connection} />
			<TopBar />
			<main id="main" class="lobby">
				<header class="lobby-head">
					<h1 tabIndex={-1} class="lobby-heading">
						{titles.find(`${room.game}.name`)}
						<span>{t(room.phase === 'over' ? 'lobby.heading.over' : 'lobby.heading')}</span>
					</h1>
					<RulesButton game={room.game} />
					{back && <ResultButton onClick={back} />}
				</header>
				{isLocalCode(room.code) ? <DeviceCard room={room} /> : <Ticket code={room.code} game={room.game} />}
				<div class="lobby-side">
					<section class="lobby-table" aria-label={t('lobby.players')}>
						<SeatList connection={connection} room={room} lobby={lobby} rules={rules} />
						{!seat && !full && (
							<Button wide onClick={join}>
								{t('lobby.sit')}
							</Button>
						)}
						<OptionsLine connection={connection} room={room} lobby={lobby} rules={rules} />
						{room.day && <DayLine day={room.day} />}
						<HintsLine connection={connection} room={room} lobby={lobby} rules={rules} />
						{!isLocalCode(room.code) && (
							<ClockLine connection={connection} room={room} lobby={lobby} rules={rules} />
						)}
						{lobby?.Study && (
							<div class="lobby-reading">
								<lobby.Study options={room.options} />
							</div>
						)}
						{!isLocalCode(room.code) && (
							<>
								<LobbyChat connection={connection} />
								<LockLine connection={connection} room={room} rules={rules} />
								{connection.banned.value.length > 0 && <BannedList connection={connection} />}
							</>
						)}
						{!isLocalCode(room.code) && (room.kept || room.phase === 'over') && (
							<KeepLine connection={connection} room={room} />
						)}
						<WhereLine connection={connection} room={room} lobby={lobby} rules={rules} />
						{route.value.page === 'room' && <TelevisionButton code={room.code} />}
						{seat && route.value.page === 'room' && <PassageButton code={room.code} />}
					</section>
					<StartBar connection={connection} room={room} lobby={lobby} rules={rules} />
				</div>
			</main>
		</>
	)
}
