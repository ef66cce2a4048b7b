import './table-bar.css'
import { isLocalCode } from '../app/room-code.ts'
import { route } from '../app/router.ts'
import { settings } from '../app/settings.ts'
import type { Connection } from '../connection/connection.ts'
import type { Status } from '../connection/status.ts'
import { IconButton } from '../design/button.tsx'
import { JunctionMark } from '../design/logo.tsx'
import { common } from '../i18n/common.en.ts'
import { logName } from './log-name.ts'
import type { Panel } from './panels/panel.ts'
import { tableWords } from './words.en.ts'

interface TableBarProps {
	connection: Connection
	code: string
	unread: boolean
	open: (panel: Panel) => void
}

/** The room, the state of the connection, and the way to everything else. */
export const TableBar = ({ connection, code, unread, open }: TableBarProps) => (
	<header class="table-bar">
		<a class="table-home" href="/" aria-label={`Junction · ${common.t('home')}`}>
			<JunctionMark size={28} />
		</a>
		{isLocalCode(code) ? (
			<span>{tableWords.t('here')}</span>
		) : (
			<div class="table-room">
				{route.value.page === 'peer' ? (
					<span>{tableWords.t('devices')}</span>
				) : (
					<span class="table-code" title={tableWords.t('room', { code })}>
						{code}
					</span>
				)}
				<ConnectionState status={connection.status.value} />
			</div>
		)}
		<span class="table-bar-space" />
		<IconButton
			icon={settings.sound.value ? 'sound' : 'mute'}
			label={tableWords.t('sound')}
			aria-pressed={settings.sound.value}
			onClick={() => {
				settings.sound.value = !settings.sound.value
			}}
		/>
		<IconButton
			class="table-log-button"
			icon="log"
			label={unread ? tableWords.t('log.open.unread') : logName(connection)}
			data-unread={unread || undefined}
			onClick={() => open('log')}
		/>
		<IconButton icon="menu" label={tableWords.t('menu')} onClick={() => open('menu')} />
	</header>
)

const told = ['connecting', 'online', 'reconnecting', 'offline', 'host-away'] as const

/** A dot while all is well; words as soon as it is not. */
function ConnectionState({ status }: { status: Status }) {
	const known = told.find((one) => one === status)
	const text = tableWords.t(known ? `status.${known}` : 'status.lost')
	return (
		<span class="table-state" role="status" data-status={status}>
			<span class="table-dot" />
			<span class={status === 'online' ? 'unseen' : undefined}>{text}</span>
		</span>
	)
}
