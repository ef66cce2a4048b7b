import type { TableView } from '../../shared/room/view.ts'
import type { AuthorityFrame } from '../../shared/sync/frames.ts'

export type HandFrame = Extract<AuthorityFrame, { type: 'hand' }>

/** A hand travels apart from its table, and ahead of it: it is held back until the table has got there. */
export interface Hand {
	receive(frame: HandFrame): void
	/** Another seat, another hand. */
	forget(): void
	/** The newest hand that this table has reached. */
	at(epoch: number, table: TableView | undefined): unknown
}

export function holdHand(): Hand {
	let frames: HandFrame[] = [] // the one shown, and those ahead of the table
	return {
		receive(frame) {
			frames.push(frame)
		},
		forget() {
			frames = []
		},
		at(epoch, table) {
			if (!table) return undefined
			const reached = frames.findLastIndex((frame) => frame.epoch === epoch && hasReached(table, frame))
			if (reached > 0) frames = frames.slice(reached)
			return reached < 0 ? undefined : frames[0]?.hand
		},
	}
}

/** Every move raises the turn, except in a race, where the number of moves tells. */
const hasReached = ({ now, moves }: TableView, { turn, moves: count }: HandFrame): boolean =>
	now.turn > turn || (now.turn === turn && moves.length >= count)
