import { useComputed } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type Countdown, endOf, lengthOf } from '../countdown.ts'
import type { BoundlessStage } from '../stage.ts'
import { usePart } from '../use-part.ts'

/** A hair-line that runs out with the countdown, and is whole before. */
export function Timer({ stage, countdown }: { stage: BoundlessStage; countdown: Countdown }) {
	const line = useRef<HTMLDivElement>(null)
	const end = usePart(stage, ({ table }) => endOf(table))
	const length = usePart(stage, ({ table }) => lengthOf(table))
	const isCounting = useComputed(() => countdown.seconds.value !== undefined).value

	useEffect(() => {
		const clock = countdown.clock()
		if (end === undefined || clock === undefined || length === 0) return undefined
		const running = line.current?.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
			delay: end - length - clock.now, // a countdown that runs already began before now
			duration: length,
			fill: 'forwards',
		})
		const stands = clock.stops - clock.now
		const stopping = Number.isFinite(stands) ? setTimeout(() => running?.pause(), stands) : undefined
		return () => {
			clearTimeout(stopping)
			running?.cancel()
		}
	}, [end, length, countdown, isCounting])

	return <div ref={line} class="boundless-timer" data-counting={isCounting || undefined} aria-hidden="true" />
}
