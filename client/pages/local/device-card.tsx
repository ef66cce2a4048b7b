import './device-card.css'
import { useSignal } from '@preact/signals'
import { MAX_NAME } from '../../../shared/room/room.ts'
import type { RoomView } from '../../../shared/room/view.ts'
import { toast } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { findClientGame } from '../../games/index.ts'
import { explainLater } from '../../i18n/explain-later.ts'
import { currentHotSeat } from './current-hot-seat.ts'
import { OnlineButton } from './online-button.tsx'
import { localWords } from './words.en.ts'

const { t } = localWords

/** In the lobby of a room on this device, in place of the invitation: who else plays here. */
export function DeviceCard({ room }: { room: RoomView }) {
	const game = findClientGame(room.game)
	const isFull = room.seats.length >= (game?.players.max ?? 0)
	return (
		<section class="device-card" aria-label={t('card')}>
			<p class="device-card-head">
				<Icon name="person" />
				<strong>{t('card')}</strong>
			</p>
			<p>{t(game?.atOnce ? 'card.at-once' : 'card.turns')}</p>
			{!game?.atOnce && !isFull && <AddPlayer />}
			<p class="soft">{t('card.forgets')}</p>
			<OnlineButton code={room.code} />
		</section>
	)
}

function AddPlayer() {
	const hotSeat = currentHotSeat.value
	const name = useSignal('')
	const add = async () => {
		const wanted = name.value.trim()
		if (!hotSeat || wanted === '') return
		const refused = await hotSeat.add(wanted)
		if (refused) toast(await explainLater(refused))
		else name.value = ''
	}
	return (
		<form
			class="add-player"
			onSubmit={(event) => {
				event.preventDefault()
				void add()
			}}
		>
			<label class="unseen" for="sitter">
				{t('add.name')}
			</label>
			<input
				id="sitter"
				placeholder={t('add.name.short')}
				maxLength={MAX_NAME}
				autocomplete="off"
				autocapitalize="words"
				spellcheck={false}
				enterkeyhint="done"
				value={name.value}
				onInput={(event) => {
					name.value = event.currentTarget.value
				}}
			/>
			<Button type="submit" icon="plus">
				{t('add')}
			</Button>
		</form>
	)
}
