import { effect } from '@preact/signals'
import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { sayAnswerless, sayWaiting } from './draw-words.ts'
import { peerWords } from './words.en.ts'

const PATIENCE = 2500 // milliseconds: most draws are over before

/** Says to whoever looks at something else how a start stands: that it waits, or that it came to nothing. */
export function followDraws({ room }: Connection): () => void {
	let before: RoomView | undefined
	let timer: ReturnType<typeof setTimeout> | undefined
	const stop = effect(() => {
		const now = room.value
		if (before?.draw?.promise !== now?.draw?.promise) {
			clearTimeout(timer)
			if (now?.draw) timer = setTimeout(() => sayLate(room.peek()), PATIENCE)
			else if (before?.draw && now && now.epoch === before.epoch) sayBroken(now)
		}
		before = now
	})
	return () => {
		clearTimeout(timer)
		stop()
	}
}

// In the lobby it stands by the button.
function sayLate(room: RoomView | undefined): void {
	const text = room?.phase === 'over' ? sayWaiting(room) : undefined
	if (text !== undefined) toast(text)
}

function sayBroken(room: RoomView): void {
	const text = sayAnswerless(room, false)
	if (text === undefined) toast(peerWords.t('draw.left'))
	else if (room.phase === 'over') toast(text)
}
