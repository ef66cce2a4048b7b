import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { PictureButton } from './picture-button.tsx'
import { replayWords } from './words.en.ts'

const SPEEDS = [1, 2, 4, 8]
const A_MOVE = 1800 // milliseconds, at the first speed
const IN_PASSING = 250 // for a move that nothing is told of
const A_PLAYBACK = 8000 // that the table itself gives, at the most

interface ControlsProps {
	position: Signal<number> // moves made so far
	count: number
	isTold: (move: number) => boolean // whether there is anything to say of it
	isPlayback: () => boolean // the table is showing something by itself now
	skip: () => void // to the position at once, without showing the way
}

/** Step, scrub, play, faster. */
export function Controls({ position, count, isTold, isPlayback, skip }: ControlsProps) {
	const playing = useSignal(false)
	const speed = useSignal(0)
	const at = position.value

	useEffect(() => {
		if (!playing.value) return undefined
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
			if (position.peek() >= count) playing.value = false
			else wait(isTold(position.peek() - 1) ? A_MOVE : IN_PASSING)
		}
		wait(A_MOVE)
		return () => clearTimeout(timer)
	}, [playing.value, speed.value, count, isTold, isPlayback, position, playing])

	const go = (to: number) => {
		playing.value = false
		const next = Math.min(count, Math.max(0, to))
		const near = next === position.peek() + 1
		position.value = next
		if (!near) skip()
	}
	const toggle = () => {
		if (position.peek() === count) position.value = 0
		playing.value = !playing.peek()
	}

	return (
		<section class="dock controls">
			<label class="controls-scrub">
				<span class="unseen">{replayWords.t('position')}</span>
				<input
					type="range"
					min={0}
					max={count}
					value={at}
					aria-valuetext={replayWords.t('moment', { move: at, count })}
					onInput={(event) => go(Number(event.currentTarget.value))}
				/>
				<output>
					{at}/{count}
				</output>
			</label>
			<div class="controls-keys">
				<PictureButton picture="start" label={replayWords.t('start')} disabled={at === 0} act={() => go(0)} />
				<PictureButton
					picture="back"
					label={replayWords.t('back')}
					disabled={at === 0}
					act={() => go(at - 1)}
				/>
				<PictureButton
					picture={playing.value ? 'pause' : 'play'}
					label={replayWords.t(playing.value ? 'pause' : 'play')}
					act={toggle}
				/>
				<PictureButton
					picture="next"
					label={replayWords.t('next')}
					disabled={at === count}
					act={() => go(at + 1)}
				/>
				<PictureButton
					picture="end"
					label={replayWords.t('end')}
					disabled={at === count}
					act={() => go(count)}
				/>
				<button
					type="button"
					class="controls-speed"
					aria-label={replayWords.t('speed', { times: SPEEDS[speed.value]! })}
					onClick={() => {
						speed.value = (speed.peek() + 1) % SPEEDS.length
					}}
				>
					{SPEEDS[speed.value]}×
				</button>
			</div>
		</section>
	)
}
