import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { type BoundlessStage, isRound } from '../stage.ts'

/** For a moment after the last token the board stays as it is, though the rules have gone on. */
export interface Hold {
	readonly isOn: ReadonlySignal<boolean>
	/** Somebody has seen enough; not at once, since a finger that came too late for the race means something else. */
	release(): void
	over(signal: AbortSignal): Promise<void>
	close(): void
}

const HELD = 1500 // milliseconds
const AT_LEAST = 500

export function createHold({ view }: BoundlessStage): Hold {
	const isOn = signal(false)
	let wasRace = false
	let since = 0
	const waiting: (() => void)[] = []
	let timer: ReturnType<typeof setTimeout> | undefined
	const end = () => {
		clearTimeout(timer)
		isOn.value = false
		for (const resolve of waiting.splice(0)) resolve()
	}
	const stop = effect(() => {
		const { table } = view.value
		const isOver = wasRace && !isRound(table) && table.round > 0
		wasRace = table.phase === 'race'
		if (isRound(table)) end()
		if (!isOver || document.hidden) return
		since = performance.now()
		isOn.value = true
		timer = setTimeout(end, HELD)
	})
	return {
		isOn,
		release() {
			if (performance.now() - since >= AT_LEAST) end()
		},
		over: (signal) =>
			new Promise((resolve) => {
				if (!isOn.peek() || signal.aborted) return resolve()
				waiting.push(resolve)
				signal.addEventListener('abort', () => resolve(), { once: true })
			}),
		close() {
			stop()
			end()
		},
	}
}
