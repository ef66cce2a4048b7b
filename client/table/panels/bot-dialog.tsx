import type { Signal } from '@preact/signals'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { common } from '../../i18n/common.en.ts'
import type { TableModel } from '../table-model.ts'
import type { Panel } from './panel.ts'
import { panelWords } from './words.en.ts'

interface BotDialogProps {
	connection: Connection
	table: TableModel
	panel: Signal<Panel | undefined>
}

/** Asks before a bot plays for us: what it does until one is back stays done. */
export function BotDialog({ connection, table, panel }: BotDialogProps) {
	const you = connection.you.value
	const close = () => {
		panel.value = undefined
	}
	const handOver = async () => {
		close()
		await table.refuse(await connection.send('hand-over', { seat: you, to: 'bot' }))
	}
	return (
		<Dialog
			open={panel.value === 'bot' && typeof you === 'number'}
			title={panelWords.t('bot.title')}
			onClose={close}
			actions={
				<>
					<Button onClick={close}>{common.t('cancel')}</Button>
					<Button kind="primary" onClick={handOver}>
						{panelWords.t('bot.do')}
					</Button>
				</>
			}
		>
			<p>{panelWords.t('bot.text')}</p>
		</Dialog>
	)
}
