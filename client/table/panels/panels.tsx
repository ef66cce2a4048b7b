import { lazily } from '../../design/lazily.tsx'
import { Sheet } from '../../design/sheet.tsx'
import { passageWords } from '../../passage/words.en.ts'
import { RulesPanel } from '../../rules/rules-panel.tsx'
import { TelevisionPanel } from '../../television/television-panel.tsx'
import { televisionWords } from '../../television/words.en.ts'
import { BotDialog } from './bot-dialog.tsx'
import { KeysList } from './keys-list.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { PanelsProps } from './load-panels.tsx'
import { LogAndChat } from './log-and-chat.tsx'
import { Menu } from './menu.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { SettingsForm } from './settings-form.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { panelWords } from './words.en.ts'

export { LogAndChat } from './log-and-chat.tsx'

const PassagePanel = lazily(async () => (await import('../../passage/passage-panel.tsx')).PassagePanel)

/** Every sheet that can come over the table. */
export function AllPanels({ panel, game, connection, code, table, player }: PanelsProps) {
	const shown = panel.value
	const close = () => {
		panel.value = undefined
	}
	return (
		<>
			<Sheet open={shown === 'menu'} title={panelWords.t('menu.title')} onClose={close}>
				<Menu connection={connection} code={code} panel={panel} />
			</Sheet>
			<Sheet open={shown === 'log'} title={panelWords.t('log.title')} onClose={close}>
				<LogAndChat connection={connection} table={table} onShow={close} />
			</Sheet>
			<Sheet open={shown === 'settings'} title={panelWords.t('settings.title')} onClose={close}>
				<SettingsForm />
			</Sheet>
			<Sheet open={shown === 'rules'} title={panelWords.t('menu.rules')} onClose={close}>
				<RulesPanel game={game} options={connection.table.value?.about.options} />
			</Sheet>
			<Sheet open={shown === 'keys'} title={panelWords.t('keys.title')} onClose={close}>
				<KeysList play={table.play} connection={connection} />
			</Sheet>
			<Sheet open={shown === 'device'} title={passageWords.t('title')} onClose={close}>
				<PassagePanel code={code} />
			</Sheet>
			<Sheet open={shown === 'television'} title={televisionWords.t('title')} onClose={close}>
				<TelevisionPanel code={code} />
			</Sheet>
			<Sheet
				open={shown === 'player' && player.value !== undefined}
				title={player.value?.name ?? ''}
				onClose={close}
			>
				{player.value && (
					<PlayerPanel
						connection={connection}
						table={table}
						seat={player.value.seat}
						onDone={close}
						onBot={() => (panel.value = 'bot')}
						onLeave={() => (panel.value = 'leave')}
					/>
				)}
			</Sheet>
			<BotDialog connection={connection} table={table} panel={panel} />
			<LeaveDialog connection={connection} table={table} panel={panel} />
			<StopDialog connection={connection} panel={panel} />
		</>
	)
}
