import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

export const SPEEDS = [1, 2, 4, 8]
const A_MOVE = 1800 // milliseconds, at the first speed
const IN_PASSING = 250 // for a move that nothing is told of
const A_PLAYBACK = 8000 // that the table itself gives, at the most

export interface Reel {
	position: Signal<number> // moves made so far
	count: number
	isTold: (move: number) => boolean // whether there is anything to say of it
	isPlayback: () => boolean // the table is showing something by itself now
	speed: Signal<number> // which of the speeds, while it plays; 0 is the first
	isPlaying: Signal<boolean>
}

/** Goes on by itself, move by move. */
export function usePlaying({ position, count, isTold, isPlayback, speed, isPlaying }: Reel): void {
	useEffect(() => {
		if (!isPlaying.value) return undefined
		let timer: ReturnType<typeof setTimeout> | undefined
		const times = SPEEDS[speed.value]!
		const wait = (time: number, shown = time) => {
			timer = setTimeout(
				() => (isPlayback() && shown < A_PLAYBACK ? wait(IN_PASSING, shown + IN_PASSING) : next()),
				time / times,
			)
		}
		const next = () => {
			if (position.peek() < count) position.value += 1
			if (position.peek() >= count) isPlaying.value = false
			else wait(isTold(position.peek() - 1) ? A_MOVE : IN_PASSING)
		}
		wait(A_MOVE)
		return () => clearTimeout(timer)
	}, [isPlaying.value, speed.value, count, isTold, isPlayback, position, isPlaying])
}
