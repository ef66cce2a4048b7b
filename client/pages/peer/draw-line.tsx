import type { RoomView } from '../../../shared/room/view.ts'
import { countBroken } from '../../peer/lots.ts'
import { sayAnswerless, sayWaiting } from './draw-words.ts'
import { peerWords } from './words.en.ts'

interface DrawLineProps {
	room: RoomView
	rules: boolean // whether we may start again
}

/** How the start of a game between devices stands: whom it waits for, or why the last one came to nothing. */
export function DrawLine({ room, rules }: DrawLineProps) {
	const text = sayWaiting(room) ?? sayAnswerless(room, rules)
	return text === undefined ? null : <p role="status">{text}</p>
}

/** Starts that came to nothing too late: as the host counts them, or as this browser does, if those are more. */
export function BrokenStarts({ room }: { room: RoomView }) {
	const count = Math.max(room.broken?.opened ?? 0, countBroken(room))
	return count === 0 ? null : <p>{peerWords.t('draw.opened', { count })}</p>
}
