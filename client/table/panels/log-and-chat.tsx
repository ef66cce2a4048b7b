import './log-and-chat.css'
import { hasCompany } from '../has-company.ts'
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
