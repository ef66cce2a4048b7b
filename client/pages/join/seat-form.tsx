import './seat-form.css'
import { useSignal } from '@preact/signals'
import type { RoomView } from '../../../shared/room/view.ts'
import { rememberedProfile, rememberProfile } from '../../app/profile.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { canHave, freeColours } from '../../room/seats.ts'
import { tell } from '../../room/tell.tsx'
import { lobbyWords } from '../lobby/words.en.ts'
import { ColourChoice } from './colour-choice.tsx'
import { NameField } from './name-field.tsx'
import { tellOwnName } from './own-name.ts'
import { suggestName } from './suggest-name.ts'
import { WatchButton } from './watch-button.tsx'

interface SeatFormProps {
	connection: Connection
	room: RoomView
	watch: () => void
}

const { t } = lobbyWords

/** A name, a colour with its shape, and one is in. */
export function SeatForm({ connection, room, watch }: SeatFormProps) {
	const remembered = rememberedProfile()
	const name = useSignal(remembered.name ?? suggestName(room.seats.map((seat) => seat.name)))
	const wished = useSignal(remembered.colour)
	const asking = useSignal(false)
	const free = freeColours(room)
	const wish = wished.value !== undefined && canHave(room, wished.value) ? wished.value : undefined

	const sit = async () => {
		asking.value = true
		rememberProfile({ name: name.value, ...(wish !== undefined && { colour: wish }) })
		// A colour that was merely dealt is left to the room: some games ask who chose last.
		const args = { name: name.value, ...(wish !== undefined && { colour: wish }) }
		if (await tell(connection, 'sit', args)) tellOwnName(connection, name.value)
		asking.value = false
	}

	return (
		<form
			class="seat-form"
			onSubmit={(event) => {
				event.preventDefault()
				if (!asking.value) void sit()
			}}
		>
			{room.phase === 'over' && <p>{t('join.over')}</p>}
			<NameField name={name.value} onName={(next) => (name.value = next)} />
			<ColourChoice
				room={room}
				chosen={wish ?? free[0]}
				onChoose={(colour) => {
					wished.value = colour
				}}
			/>
			<Button type="submit" kind="primary" wide busy={asking.value}>
				{t('join.sit')}
			</Button>
			<WatchButton watch={watch} />
		</form>
	)
}
