import { signal } from '@preact/signals'
import { openPlay } from '../../../client/games/franchise/play.ts'
import type { FranchiseStage } from '../../../client/games/franchise/staging.ts'
import type { Box } from '../../../client/games/game.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { playersSeenBy } from './players.ts'

/** A table at which it is one's turn, and the board that is shown of it. */
export function openAt(table: Table, mover?: number, entries: MoveEntry[] = [], seat = 0) {
	const shown = signal(table)
	const view = signal({ table, seat, hand: null })
	const turn = signal(0)
	const awards: { seat: number; points: number }[] = []
	const isShowing = signal(false)
	const said: string[] = []
	const sent: (readonly Step[])[] = []
	const revealed: Box[] = []
	const stage: FranchiseStage = {
		view,
		turn,
		shown,
		entries: signal(entries),
		isShowing,
		mover: signal(mover),
		players: signal(playersSeenBy(seat).slice(0, table.seats.length)),
		lit: signal(undefined),
		sending: signal(false),
		notice: signal(undefined),
		send: async (steps) => sent.push(steps) > 0,
		skip: () => undefined,
		say: (text) => void said.push(text),
		award: (seat, points) => void awards.push({ seat, points }),
		focus: () => undefined,
		reveal: (box) => void revealed.push(box),
		pointOnPage: () => undefined,
		now: () => undefined,
	}
	return { stage, play: openPlay(stage), shown, view, turn, awards, isShowing, said, sent, revealed }
}
