import './watchers.css'
import type { RoomView } from '../../shared/room/view.ts'
import type { Connection } from '../connection/connection.ts'
import { Icon } from '../design/icon.tsx'
import { Switch } from '../design/switch.tsx'
import { actsAsCreator } from '../room/seats.ts'
import { tell } from '../room/tell.tsx'
import { MuteButton } from './mute-button.tsx'
import { companyWords } from './words.en.ts'

const { t } = companyWords

interface WatchersProps {
	connection: Connection
	room: RoomView
}

/** Who watches, as far as they said so; and for the host, whether they may write. */
export function Watchers({ connection, room }: WatchersProps) {
	const { watching = 0, watchers = [] } = connection.presence.value ?? {}
	const rules = actsAsCreator(connection, room)
	if (watching === 0 && !room.openChat) return null
	return (
		<div class="watchers">
			{watching > 0 && (
				<p class="watchers-count">
					<Icon name="eye" size={18} />
					{t('watching', { count: watching })}
				</p>
			)}
			{watchers.length > 0 && (
				<ul aria-label={t('watching', { count: watching })}>
					{watchers.map(({ seat, name }) => (
						<li key={seat}>
							{name}
							<MuteButton connection={connection} seat={seat} name={name} isBrief />
						</li>
					))}
				</ul>
			)}
			{rules && (
				<Switch
					label={t('open')}
					checked={room.openChat === true}
					onChange={(open) => void tell(connection, 'open-chat', { open })}
				/>
			)}
		</div>
	)
}
