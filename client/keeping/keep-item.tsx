import type { RoomView } from '../../shared/room/view.ts'
import type { Connection } from '../connection/connection.ts'
import { Icon } from '../design/icon.tsx'
import { keepTable, mayKeep } from './keep-table.ts'
import { keepingWords } from './words.en.ts'

interface KeepItemProps {
	connection: Connection
	room: RoomView
}

/** The same in a menu, where a game has just ended; during one, that the table is kept. */
export const KeepItem = ({ connection, room }: KeepItemProps) =>
	mayKeep(connection, room) && room.phase !== 'playing' ? (
		<li>
			<button
				type="button"
				class="menu-item"
				onClick={() => void keepTable(connection, room, room.kept !== true)}
			>
				<Icon name="home" />
				{keepingWords.t(room.kept ? 'let-go' : 'keep')}
			</button>
		</li>
	) : room.kept ? (
		<li class="menu-note soft">{keepingWords.t('kept')}</li>
	) : null
