import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import type { AnyTableGame } from '../../games/game.ts'
import { common } from '../../i18n/common.en.ts'
import { BoardFrame } from '../../table/board-frame.tsx'
import { useEnding } from '../../table/ending.ts'
import type { TableModel } from '../../table/table-model.ts'
import { useOpenTable } from '../../table/use-open-table.ts'
import { useTableGame } from '../../table/use-table-game.ts'
import { Invitation } from './invitation.tsx'
import { Link } from './link.tsx'
import { Players } from './players.tsx'
import { ScreenResult } from './screen-result.tsx'
import { Told } from './told.tsx'

interface ScreenTableProps {
	connection: Connection
	room: RoomView
}

/** A game as it is played and, after it, its result, until the next one begins. */
export function ScreenTable(props: ScreenTableProps) {
	const played = useTableGame(props.connection)
	if (!played) return <WagonLoader label={common.t('loading')} />
	return <OpenTable key={played.kind} id={played.id} game={played.game} {...props} />
}

interface OpenTableProps extends ScreenTableProps {
	id: string
	game: AnyTableGame
}

const LAST_LOOK = 4000 // milliseconds for which the final position is seen before the result covers it

function OpenTable({ id, game, connection, room }: OpenTableProps) {
	const table = useOpenTable(game, connection, room.code)
	useLandedAwards(table)
	const isOver = useOver(connection, table)
	return (
		<div class="screen-table" data-game={id} data-over={isOver || undefined}>
			{isOver ? (
				<ScreenResult connection={connection} />
			) : (
				<div class="screen-board" inert>
					<BoardFrame table={table} />
				</div>
			)}
			<div class="screen-side">
				<Told connection={connection} table={table} isOver={isOver} />
				{!isOver && <Players table={table} />}
				<Link connection={connection} />
				<Invitation room={room} />
			</div>
		</div>
	)
}

/** Whether there is nothing left to see of the game. One that was over when the television came is not looked at again. */
function useOver(connection: Connection, table: TableModel): boolean {
	const wasOver = connection.room.peek()?.phase === 'over'
	const ended = useSignal(wasOver)
	const shown = useSignal(wasOver)
	useEnding(connection, table, (now) => {
		ended.value = now
	})
	useEffect(() => {
		if (!ended.value) shown.value = false
		if (!ended.value || shown.value) return undefined
		const timer = setTimeout(() => {
			shown.value = true
		}, LAST_LOOK)
		return () => clearTimeout(timer)
	}, [ended.value])
	return ended.value && shown.value
}

/** Points are not seen to fly here: they count as soon as they set out. */
function useLandedAwards(table: TableModel): void {
	useSignalEffect(() => {
		for (const award of table.awards.value) table.land(award)
	})
}
