import './menu.css'
import type { Signal } from '@preact/signals'
import { copyText } from '../../app/copy-text.ts'
import { isLocalCode } from '../../app/room-code.ts'
import { lessonPath } from '../../app/route.ts'
import { navigate, route } from '../../app/router.ts'
import { settings, touchAlone } from '../../app/settings.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { Icon } from '../../design/icon.tsx'
import type { IconName } from '../../design/icons.ts'
import { lazily } from '../../design/lazily.tsx'
import { turnKey } from '../../door/lock.ts'
import { doorWords } from '../../door/words.en.ts'
import { findClientGame } from '../../games/index.ts'
import { passageWords } from '../../passage/words.en.ts'
import { actsAsCreator } from '../../room/seats.ts'
import { wayToReplay } from '../../room/way-to-replay.ts'
import { televisionWords } from '../../television/words.en.ts'
import { logName } from '../log-name.ts'
import { propose } from '../patience/propose.ts'
import { sharedDevice } from '../shared-device.ts'
import type { Panel } from './panel.ts'
import { isAlone } from './stop-dialog.tsx'
import { panelWords } from './words.en.ts'

const CallItem = lazily(
	async () => (await import('../../bell/call-item.tsx')).CallItem,
	() => null,
)

const KeepItem = lazily(
	async () => (await import('../../keeping/keep-item.tsx')).KeepItem,
	() => null,
)

interface MenuProps {
	connection: Connection
	code: string
	panel: Signal<Panel | undefined>
}

export function Menu({ connection, code, panel }: MenuProps) {
	const open = (next: Panel | undefined) => () => {
		panel.value = next
	}
	const you = connection.you.value
	const room = connection.room.value
	const seated = typeof you === 'number' && room?.phase === 'playing'
	const holds = typeof you === 'number' || connection.owns.value !== null
	const textView = settings.textView.value
	const { epoch = 0 } = room ?? {}
	const OnlineButton = sharedDevice.value?.OnlineButton
	return (
		<ul class="menu">
			<Item icon="book" label={panelWords.t('menu.rules')} act={open('rules')} />
			{room && findClientGame(room.game)?.lesson && (
				<li>
					<a class="menu-item" href={lessonPath(room.game)}>
						<Icon name="hint" />
						{panelWords.t('menu.lessons')}
					</a>
				</li>
			)}
			<Item icon="log" label={logName(connection)} act={open('log')} />
			<Item icon="gear" label={panelWords.t('menu.settings')} act={open('settings')} />
			{epoch > 1 && (
				<Item icon="eye" label={panelWords.t('menu.before')} act={() => watchBefore(connection, epoch)} />
			)}
			<Item
				icon="text"
				label={panelWords.t(textView ? 'menu.board' : 'menu.text')}
				act={() => {
					settings.textView.value = !textView
					panel.value = undefined
				}}
			/>
			{!touchAlone.value && <Item icon="keys" label={panelWords.t('menu.keys')} act={open('keys')} />}
			{isLocalCode(code) ? (
				<li>{OnlineButton && <OnlineButton code={code} />}</li>
			) : (
				<Item icon="link" label={panelWords.t('menu.share')} act={shareLink} />
			)}
			{route.value.page === 'room' && (
				<Item icon="television" label={televisionWords.t('title')} act={open('television')} />
			)}
			{holds && route.value.page === 'room' && (
				<Item icon="devices" label={passageWords.t('title')} act={open('device')} />
			)}
			{room && !isLocalCode(code) && actsAsCreator(connection, room) && (
				<Item
					icon="lock"
					label={doorWords.t(room.locked ? 'unlock' : 'lock')}
					act={() => void turnKey(connection, room)}
				/>
			)}
			{room && !isLocalCode(code) && (room.kept || room.phase === 'over') && (
				<KeepItem connection={connection} room={room} />
			)}
			{seated && route.value.page === 'room' && <CallItem code={code} />}
			{seated && <Item icon="bot" label={panelWords.t('menu.bot')} act={open('bot')} />}
			{seated && !isAlone(room, you) && !connection.table.value?.now.paused && (
				<Item
					icon="clock"
					label={panelWords.t('menu.pause')}
					act={() => {
						panel.value = undefined
						void propose(connection, 'pause')
					}}
				/>
			)}
			{seated && (
				<Item icon="close" label={panelWords.t(isAlone(room, you) ? 'abandon' : 'end')} act={open('stop')} />
			)}
			{seated && <Item icon="leave" label={panelWords.t('leave')} act={open('leave')} />}
			<li>
				<a class="menu-item" href="/">
					<Icon name="home" />
					{panelWords.t('menu.home')}
				</a>
			</li>
		</ul>
	)
}

const Item = ({ icon, label, act }: { icon: IconName; label: string; act: () => void }) => (
	<li>
		<button type="button" class="menu-item" onClick={act}>
			<Icon name={icon} />
			{label}
		</button>
	</li>
)

/** The game before this one is kept until the next one begins: to be watched, kept as a file, and verified. */
async function watchBefore(connection: Connection, epoch: number): Promise<void> {
	const way = await wayToReplay(connection, epoch - 1)
	if (way) navigate(way, { back: panelWords.t('menu.before.back') })
	else toast(panelWords.t('menu.before.none'))
}

async function shareLink(): Promise<void> {
	const link = location.origin + location.pathname + location.hash // of a table between devices the hash is part
	const copied = await copyText(link)
	toast(copied ? panelWords.t('menu.shared') : panelWords.t('menu.share.failed', { link }))
}
