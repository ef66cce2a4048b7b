import './story.css'
import { Chat } from './chat.tsx'
import type { SideColumnProps } from './load-panels.tsx'
import { Log } from './log.tsx'

interface StoryProps extends SideColumnProps {
	onShow?: () => void // an entry is to be seen on the board
}

/** What happened, and what was said about it. */
export const Story = ({ connection, table, onShow }: StoryProps) => (
	<div class="story">
		<Log table={table} onShow={onShow} />
		<Chat connection={connection} />
	</div>
)
