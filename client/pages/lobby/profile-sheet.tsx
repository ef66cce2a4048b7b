import '../join/seat-form.css'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RoomView } from '../../../shared/room/view.ts'
import { rememberProfile } from '../../app/profile.ts'
import { noteSeat } from '../../app/seats.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { Sheet } from '../../design/sheet.tsx'
import { seatOf } from '../../room/seats.ts'
import { tell } from '../../room/tell.tsx'
import { ColourChoice } from '../join/colour-choice.tsx'
import { NameField } from '../join/name-field.tsx'
import { tellOwnName } from '../join/own-name.ts'
import { lobbyWords } from './words.en.ts'

interface ProfileSheetProps {
	connection: Connection
	room: RoomView
	shown: Signal<boolean>
}

const { t } = lobbyWords

/** One's name and colour, to be changed; also the way to leave. */
export function ProfileSheet({ connection, room, shown }: ProfileSheetProps) {
	const close = () => {
		shown.value = false
	}
	const seat = seatOf(room, connection.you.value)
	const name = useSignal(seat?.name ?? '')
	useEffect(() => {
		if (shown.value) name.value = seat?.name ?? ''
	}, [shown.value])
	if (!seat) return null

	const save = async () => {
		const changed = name.value.trim()
		if (changed !== seat.name) {
			if (!(await tell(connection, 'profile', { name: changed }))) return
			rememberProfile({ name: changed }) // what was asked for: elsewhere it may be free
			tellOwnName(connection, changed)
		}
		close()
	}
	const choose = async (colour: number) => {
		if (await tell(connection, 'profile', { colour })) rememberProfile({ colour })
	}
	const leave = async () => {
		if (await tell(connection, 'leave')) noteSeat(room.code)
	}

	return (
		<Sheet open={shown.value} title={t('lobby.edit.title')} onClose={close}>
			<form
				class="seat-form"
				onSubmit={(event) => {
					event.preventDefault()
					void save()
				}}
			>
				<NameField name={name.value} onName={(next) => (name.value = next)} />
				<ColourChoice room={room} chosen={seat.colour} mine={seat.id} onChoose={choose} />
				<Button type="submit" kind="primary" wide>
					{t('lobby.edit.save')}
				</Button>
				<Button kind="plain" icon="leave" wide onClick={leave}>
					{t('lobby.leave')}
				</Button>
			</form>
		</Sheet>
	)
}
