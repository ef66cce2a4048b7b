import { type Signal, useSignal } from '@preact/signals'
import type { RoomView } from '../../shared/room/view.ts'
import { isLocalCode } from '../app/room-code.ts'
import { isOwnRoom } from '../app/seats.ts'
import type { Connection } from '../connection/connection.ts'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Switch } from '../design/switch.tsx'
import { common } from '../i18n/common.en.ts'
import { tell } from '../room/tell.tsx'
import { doorWords } from './words.en.ts'

interface RemoveDialogProps {
	connection: Connection
	room: RoomView
	seat: { id: number; name: string }
	shown: Signal<boolean>
}

const { t } = doorWords

/** Asks before somebody loses their seat; whether they may come back is for whoever opened the room to say. */
export function RemoveDialog({ connection, room, seat, shown }: RemoveDialogProps) {
	const close = () => {
		shown.value = false
	}
	const bans = useSignal(false)
	const you = connection.you.value
	const isCreator = typeof you === 'number' ? room.creator === you : isOwnRoom(room.code)
	const canBan = isCreator && !isLocalCode(room.code) // nobody comes to a device by a link
	const remove = () => {
		close()
		void tell(connection, 'kick', { seat: seat.id, ...(bans.value && canBan && { ban: true }) })
	}
	return (
		<Dialog
			open={shown.value}
			title={t('remove.sure', { name: seat.name })}
			onClose={close}
			actions={
				<>
					<Button onClick={close}>{common.t('cancel')}</Button>
					<Button kind="primary" onClick={remove}>
						{t('remove.confirm')}
					</Button>
				</>
			}
		>
			{room.phase === 'playing' && <p>{t('remove.playing')}</p>}
			{canBan ? (
				<Switch
					label={t('remove.ban')}
					hint={t('remove.ban.hint')}
					checked={bans.value}
					onChange={(checked) => {
						bans.value = checked
					}}
				/>
			) : (
				<p>{t('remove.back')}</p>
			)}
		</Dialog>
	)
}
