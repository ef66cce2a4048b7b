import { useSignal } from '@preact/signals'
import type { RoomView, SeatView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { IconButton } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { RemoveDialog } from '../../door/remove-dialog.tsx'
import { tell } from '../../room/tell.tsx'
import { levelName } from '../level-sheet.tsx'
import { lobbyWords } from './words.en.ts'

interface SeatRowProps {
	connection: Connection
	room: RoomView
	seat: SeatView
	rules: boolean
	edit: () => void
}

const { t } = lobbyWords

/** Somebody at the table, and what can be done about it. */
export function SeatRow({ connection, room, seat, rules, edit }: SeatRowProps) {
	const { id, name, colour, played, bot } = seat
	const sure = useSignal(false)
	const mine = connection.you.value === id
	const isBot = played === 'bot'
	const marks = [
		mine && t('lobby.you'),
		room.creator === id && t('lobby.host'),
		isBot && t('lobby.bot'),
		bot !== null && levelName(bot),
		connection.presence.value?.away[id] !== undefined && t('lobby.away'),
	].filter((mark) => mark !== false)

	return (
		<li class="seat" data-player={colour}>
			<PlayerShape identity={colour} size={28} />
			<span class="seat-who">
				<span class="seat-name">{name}</span>
				{marks.length > 0 && (
					<span class="seat-marks">
						{isBot && <Icon name="bot" size={18} />}
						{marks.join(' · ')}
					</span>
				)}
			</span>
			{mine && <IconButton icon="edit" label={t('lobby.edit')} onClick={edit} />}
			{!mine && rules && (
				<IconButton
					icon="close"
					label={t('lobby.remove', { name })}
					onClick={() => {
						if (isBot) void tell(connection, 'kick', { seat: id })
						else sure.value = true
					}}
				/>
			)}
			<RemoveDialog connection={connection} room={room} seat={seat} shown={sure} />
		</li>
	)
}
