import { useSignal } from '@preact/signals'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { placesFor } from '../../../shared/room/named-seats.ts'
import type { RoomView } from '../../../shared/room/view.ts'
import { isLocalCode } from '../../app/room-code.ts'
import { Button } from '../../design/button.tsx'
import { lazily } from '../../design/lazily.tsx'
import type { GameLobby } from '../../games/game.ts'
import { findClientGame } from '../../games/index.ts'
import { explain } from '../../i18n/rejection.ts'
import { seatOf } from '../../room/seats.ts'
import { tell } from '../../room/tell.tsx'
import type { LobbyPartProps } from './seat-list.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

const DrawLine = lazily(
	async () => (await import('../peer/draw-line.tsx')).DrawLine,
	() => null,
)

/** The one primary action of the lobby; or why it cannot be, or whom one waits for. */
export function StartBar({ connection, room, lobby, rules }: LobbyPartProps) {
	const starting = useSignal(false)
	const obstacle = obstacleOf(room, lobby)
	const start = async () => {
		starting.value = true
		await tell(connection, 'start', {}, lobby?.explain)
		starting.value = false
	}
	const host = seatOf(room, room.creator)
	return (
		<div class="start-bar">
			{(room.draw || room.broken) && <DrawLine room={room} rules={rules} />}
			{rules ? (
				<>
					{obstacle && (
						<p id="start-obstacle" role="status">
							{obstacle}
						</p>
					)}
					<Button
						kind="primary"
						wide
						busy={starting.value || room.draw !== undefined}
						disabled={obstacle !== undefined}
						aria-describedby={obstacle && 'start-obstacle'}
						onClick={start}
					>
						{t(room.phase === 'over' ? 'start.again' : 'start.go')}
					</Button>
				</>
			) : room.draw ? null : (
				<p role="status">{host ? t('start.wait', { name: host.name }) : t('start.wait.anyone')}</p>
			)}
		</div>
	)
}

function obstacleOf(room: RoomView, lobby: GameLobby | undefined): string | undefined {
	const { min, max } = findClientGame(room.game)?.players ?? { min: 1, max: 0 }
	const count = room.seats.length
	if (count < min) return t(needOf(room), { count: min - count })
	if (count > max) return t('start.over')
	const ids = room.seats.map(({ id }) => id)
	const refused = lobby?.check(placesFor(room.options, ids), count)
	return isRejected(refused) ? explain(refused, lobby?.explain) : undefined
}

/** Who could still come: nobody is invited to a device, and where all play at once only bots share it. */
function needOf({ code, game }: RoomView): 'start.need' | 'start.need.here' | 'start.need.bots' {
	if (!isLocalCode(code)) return 'start.need'
	return findClientGame(game)?.atOnce ? 'start.need.bots' : 'start.need.here'
}
