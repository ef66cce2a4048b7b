import './peek.css'
import type { Signal } from '@preact/signals'
import type { Connection } from '../connection/connection.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-shape.tsx'
import { useFreshChat } from './fresh-chat.ts'
import { lastTold } from './last-told.ts'
import { logName } from './log-name.ts'
import { Asked } from './panels/load-panels.tsx'
import type { Panel } from './panels/panel.ts'
import { Patience, useStandstill } from './patience/load-patience.tsx'
import type { TableModel } from './table-model.ts'
import { tableWords } from './words.en.ts'

interface PeekProps {
	connection: Connection
	table: TableModel
	panel: Signal<Panel | undefined>
	unread: boolean
}

/** The last thing that happened or was said, as one line; what was missed has a way to skip it. */
export function Peek({ connection, table, panel, unread }: PeekProps) {
	const chat = useFreshChat(connection)
	const open = () => {
		panel.value = 'log'
	}
	const last = lastTold(table)
	const entry = table.entries.value[last]
	const missed = table.missed.value
	const line =
		missed > 0 ? (
			<>
				<span class="peek-text">
					{tableWords.t(table.wasAway.value ? 'missed' : 'behind', { count: missed })}
				</span>
				<Button kind="plain" onClick={table.skip}>
					{tableWords.t('skip')}
				</Button>
			</>
		) : (
			<button type="button" class="peek-button" onClick={open}>
				<span class="unseen">{logName(connection)}</span>
				{chat ? (
					<span class="peek-text peek-chat">
						<strong>{chat.name}</strong> {chat.text}
					</span>
				) : (
					<>
						{entry && entry[0] >= 0 && (
							<PlayerShape identity={table.players.value[entry[0]]?.colour ?? 0} size={14} />
						)}
						<span key={last} class="peek-text">
							{table.tellBriefly(last)}
						</span>
					</>
				)}
				{unread && <Icon name="chat" size={18} />}
			</button>
		)
	const room = connection.room.value
	const isStanding = useStandstill(connection)
	return (
		<div class="peek peek-passing">
			{room?.asks ? (
				<Asked connection={connection} room={room}>
					{line}
				</Asked>
			) : isStanding ? (
				<Patience connection={connection} table={table}>
					{line}
				</Patience>
			) : (
				line
			)}
		</div>
	)
}
