import type { Signal } from '@preact/signals'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { common } from '../../i18n/common.en.ts'
import type { TableModel } from '../table-model.ts'
import type { Panel } from './panel.ts'
import { isAlone } from './stop-dialog.tsx'
import { panelWords } from './words.en.ts'

interface LeaveDialogProps {
	connection: Connection
	table: TableModel
	panel: Signal<Panel | undefined>
}

/** Asks before somebody gets up, and says what becomes of the seat. */
export function LeaveDialog({ connection, table, panel }: LeaveDialogProps) {
	const close = () => {
		panel.value = undefined
	}
	const room = connection.room.value
	const hasOthers = room !== undefined && !isAlone(room, connection.you.value)
	const leave = async () => {
		close()
		await table.refuse(await connection.send('leave'))
	}
	return (
		<Dialog
			open={panel.value === 'leave'}
			title={panelWords.t('leave.title')}
			onClose={close}
			actions={
				<>
					<Button onClick={close}>{common.t('cancel')}</Button>
					<Button kind="primary" onClick={leave}>
						{panelWords.t('leave')}
					</Button>
				</>
			}
		>
			<p>
				{panelWords.t('leave.text')} {hasOthers && panelWords.t('leave.others')}
			</p>
		</Dialog>
	)
}
