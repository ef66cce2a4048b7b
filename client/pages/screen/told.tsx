import { useRef } from 'preact/hooks'
import type { Connection } from '../../connection/connection.ts'
import { PlayerShape } from '../../design/player-shape.tsx'
import { useAbsence } from '../../table/absence.ts'
import { promptOf } from '../../table/dock.tsx'
import { lastTold } from '../../table/last-told.ts'
import { Patience } from '../../table/patience/load-patience.tsx'
import type { TableModel } from '../../table/table-model.ts'
import { useFit } from './use-fit.ts'
import { screenWords } from './words.en.ts'

interface ToldProps {
	connection: Connection
	table: TableModel
	isOver: boolean
}

/** Whose turn it is, in words and by their shape, or why the game does not go on; and under it what happened last. */
export function Told({ connection, table, isOver }: ToldProps) {
	const absence = useAbsence(connection, table)
	const told = useRef<HTMLDivElement>(null)
	useFit(told)
	const room = connection.room.value
	const isHeldUp =
		room?.phase === 'playing' && (room.proposal !== undefined || connection.table.value?.now.paused)
	const players = table.players.value
	const called = connection.table.value?.now.outcome ? [] : table.called.value
	const last = lastTold(table)
	const by = players[table.entries.value[last]?.[0] ?? -1]
	const news = (
		<div class="screen-news" role="status">
			<p class="screen-turn">
				{called.length === 1 && <PlayerShape identity={players[called[0]!]?.colour ?? 0} size={24} />}
				<span>{isOver ? screenWords.t('again') : promptOf(connection, table, absence)}</span>
			</p>
			{!isOver && last >= 0 && (
				<p class="screen-headline" key={last}>
					{by && <PlayerShape identity={by.colour} size={14} />}
					<span>{table.tellBriefly(last)}</span>
				</p>
			)}
		</div>
	)
	return (
		<div ref={told} class="screen-told">
			{isHeldUp ? (
				<Patience connection={connection} table={table}>
					{news}
				</Patience>
			) : (
				news
			)}
		</div>
	)
}
