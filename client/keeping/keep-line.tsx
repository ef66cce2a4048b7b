import './keep-line.css'
import type { RoomView } from '../../shared/room/view.ts'
import type { Connection } from '../connection/connection.ts'
import { Icon } from '../design/icon.tsx'
import { Switch } from '../design/switch.tsx'
import { keepTable, mayKeep } from './keep-table.ts'
import { LastResults } from './last-results.tsx'
import { keepingWords } from './words.en.ts'

const { t } = keepingWords

interface KeepLineProps {
	connection: Connection
	room: RoomView
}

/** Whether the table stays: for whoever opened it to decide, for the others to know; and how its last games ended. */
export const KeepLine = ({ connection, room }: KeepLineProps) => (
	<>
		{mayKeep(connection, room) ? (
			<Switch
				label={t('keep')}
				hint={t('keep.hint')}
				checked={room.kept === true}
				onChange={(kept) => void keepTable(connection, room, kept)}
			/>
		) : (
			room.kept && (
				<p class="keep-line soft">
					<Icon name="home" size={20} />
					{t('kept')}
				</p>
			)
		)}
		{room.results && <LastResults results={room.results} />}
	</>
)
