import type { Signal } from '@preact/signals'
import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { common } from '../../i18n/common.en.ts'
import { tell } from '../../room/tell.tsx'
import { propose } from '../patience/propose.ts'
import type { Panel } from './panel.ts'
import { panelWords } from './words.en.ts'

/** Whether nobody plays here but us, nor may come back. */
export const isAlone = ({ seats }: Pick<RoomView, 'seats'>, you: number | null | undefined): boolean =>
	seats.every(({ id, played, owned }) => id === you || (played === 'bot' && !owned))

interface StopDialogProps {
	connection: Connection
	panel: Signal<Panel | undefined>
}

/** Asks before a game ends early: the others, where there are any. */
export function StopDialog({ connection, panel }: StopDialogProps) {
	const room = connection.room.value
	const way = room && isAlone(room, connection.you.value) ? 'abandon' : 'end'
	const close = () => {
		panel.value = undefined
	}
	const stop = async () => {
		close()
		if (way === 'end') await propose(connection, 'end')
		else await tell(connection, 'abandon')
	}
	return (
		<Dialog
			open={panel.value === 'stop'}
			title={panelWords.t(`${way}.title`)}
			onClose={close}
			actions={
				<>
					<Button onClick={close}>{common.t('cancel')}</Button>
					<Button kind="primary" onClick={stop}>
						{panelWords.t(`${way}.do`)}
					</Button>
				</>
			}
		>
			<p>{panelWords.t(`${way}.text`)}</p>
		</Dialog>
	)
}
