import './lock-line.css'
import type { RoomView } from '../../shared/room/view.ts'
import type { Connection } from '../connection/connection.ts'
import { Icon } from '../design/icon.tsx'
import { Switch } from '../design/switch.tsx'
import { turnKey } from './lock.ts'
import { doorWords } from './words.en.ts'

interface LockLineProps {
	connection: Connection
	room: RoomView
	rules: boolean // whether we may arrange the table
}

/** Whether anybody may still come in: for the host to decide, for the others to know. */
export function LockLine({ connection, room, rules }: LockLineProps) {
	const locked = room.locked === true
	if (rules)
		return (
			<Switch
				label={doorWords.t('lock')}
				hint={doorWords.t('lock.hint')}
				checked={locked}
				onChange={() => turnKey(connection, room)}
			/>
		)
	return locked ? (
		<p class="lock-line soft">
			<Icon name="lock" size={20} />
			{doorWords.t('locked')}
		</p>
	) : null
}
