import './log-and-chat.css'
import { isLocalCode } from '../../app/room-code.ts'
import type { Connection } from '../../connection/connection.ts'
import { Chat } from './chat.tsx'
import type { SideColumnProps } from './load-panels.tsx'
import { Log } from './log.tsx'

interface LogAndChatProps extends SideColumnProps {
	onShow?: () => void // an entry is to be seen on the board
}

/** What happened, and what was said about it. */
export const LogAndChat = ({ connection, table, onShow }: LogAndChatProps) => (
	<div class="log-and-chat">
		<Log table={table} onShow={onShow} />
		{hasCompany(connection) && <Chat connection={connection} onReact={onShow} />}
	</div>
)

/** Whether anybody could read it: not where one person plays on one device against bots. */
const hasCompany = ({ room, chat }: Connection): boolean =>
	!isLocalCode(room.value?.code ?? '') ||
	chat.value.length > 0 ||
	(room.value?.seats.filter(({ bot }) => bot === null).length ?? 0) > 1
