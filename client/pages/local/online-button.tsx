import { useSignal } from '@preact/signals'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { common } from '../../i18n/common.en.ts'
import { hasNetwork } from '../../room/network.ts'
import { continueOnline } from './continue-online.ts'
import { currentHotSeat } from './current-hot-seat.ts'
import { localWords } from './words.en.ts'

const { t } = localWords

/** The way from this device to a room with a link; asks first, since the game leaves this device. */
export function OnlineButton({ code }: { code: string }) {
	const hotSeat = currentHotSeat.value
	const asking = useSignal(false)
	const busy = useSignal(false)
	if (!hotSeat || typeof hotSeat.holder.value.connection.you.value !== 'number') return null
	const isPlaying = hotSeat.first.connection.room.value?.phase === 'playing'
	const name = hotSeat.nameOf(hotSeat.holder.value)
	const close = () => {
		asking.value = false
	}
	const go = async () => {
		busy.value = true
		await continueOnline(code, hotSeat)
		busy.value = false
		close()
	}
	// Without a network there is nothing to offer, and that is said.
	if (!hasNetwork.value)
		return (
			<p class="soft" role="status">
				{t('online.offline')}
			</p>
		)
	return (
		<>
			<Button icon="link" wide onClick={() => (asking.value = true)}>
				{t('online')}
			</Button>
			<Dialog
				open={asking.value}
				title={t('online')}
				onClose={close}
				actions={
					<>
						<Button onClick={close}>{common.t('cancel')}</Button>
						<Button kind="primary" busy={busy.value} onClick={go}>
							{t('online.go')}
						</Button>
					</>
				}
			>
				<p>{t(isPlaying ? 'online.text' : 'online.text.lobby', { name })}</p>
			</Dialog>
		</>
	)
}
