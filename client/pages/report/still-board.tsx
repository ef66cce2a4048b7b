import { signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { MoveEntry } from '../../../shared/room/room.ts'
import type { AnyTableGame, Player } from '../../games/game.ts'
import { BoardFrame } from '../../table/board-frame.tsx'
import { openTable } from '../../table/table-model.ts'
import { reportWords } from './words.en.ts'

interface StillBoardProps {
	game: AnyTableGame
	players: readonly Player[]
	table: unknown
	entries: readonly MoveEntry[] // that led there: the last is lit
}

/** The board as it was then, to be looked at. */
export function StillBoard({ game, players, table, entries }: StillBoardProps) {
	const still = useMemo(() => {
		const opened = openTable(game, {
			players: signal(players),
			turn: signal(entries.length),
			view: signal({ table, seat: undefined, hand: undefined }),
			newest: signal({ epoch: 0, table, entries }),
			send: () => Promise.resolve({ rejected: 'read-only' }),
		})
		opened.lit.value = entries.length - 1
		return opened
	}, [game, players, table, entries])
	useEffect(() => {
		const last = entries.at(-1)
		still.viewport?.focus(last && still.play.zoom?.placeOf?.(last))
		return () => still.close()
	}, [still, entries])
	return (
		<figure class="report-board" aria-label={reportWords.t('point.board')}>
			<div class="report-board-still" inert>
				<BoardFrame table={still} />
			</div>
		</figure>
	)
}
