import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { MoveEntry } from '../../shared/room/room.ts'
import { afterPaint } from '../app/after-paint.ts'
import { settings } from '../app/settings.ts'
import type { Scene } from '../games/game.ts'

/** What the authority told last. */
export interface Newest<Table> {
	epoch: number
	table: Table
	entries: readonly MoveEntry[]
}

interface PlaybackSource<Table> {
	before(table: Table, entry: MoveEntry): Table
	animateMove(scene: Scene, signal: AbortSignal): Promise<void>
	/** The newest is shown: nothing more to come for now. */
	rest(): void
	/** Whether it was made on this screen: what was considered there must not go before it lies there. */
	isOwn(entry: MoveEntry): boolean
	/** How many entries were seen before the page was loaded; the rest was missed. */
	seen?: number
	/** Whether nobody could see what has just come: asked once for each time that something does. */
	wasAway?(): boolean
}

/** What the board shows. It follows the newest move by move, at its own pace. */
export interface Playback<Table> {
	readonly shown: ReadonlySignal<Table>
	readonly entries: ReadonlySignal<readonly MoveEntry[]>
	readonly previous: ReadonlySignal<Table | undefined> // the table before the scene that runs now
	readonly seen: ReadonlySignal<number> // entries shown to their end: told in words before, they would be spoilt
	readonly missed: ReadonlySignal<number> // moves still to come, where there are so many that one may want to skip them
	readonly wasAway: ReadonlySignal<boolean> // whether that is so because nobody looked
	/** Goes to the newest at once. */
	skip(): void
	/** The same later, for what runs now; the answer tells whether nothing else has begun meanwhile. */
	ending(): () => boolean
	close(): void
}

const MISSED_AFTER = 3 // so many at once were not made while somebody looked
const SPEEDS = { calm: 0.6, auto: 1, quick: 2, reduced: 1 }
const PATIENCE = 12 // the speed with which a long absence is told

/**
 * A page that nobody sees shows nothing: it waits, and tells what was missed when it is seen again. One that is seen
 * first says what has changed; the board follows in a frame of its own, so that neither keeps a finger waiting.
 */
const untilSeen = (): Promise<void> =>
	new Promise((resolve) => {
		if (!document.hidden) afterPaint(resolve)
		else document.addEventListener('visibilitychange', () => resolve(), { once: true })
	})

export function createPlayback<Table>(
	newest: ReadonlySignal<Newest<Table>>,
	{ before, animateMove, rest, isOwn, seen, wasAway = () => document.hidden }: PlaybackSource<Table>,
): Playback<Table> {
	const first = newest.peek()
	let epoch = first.epoch
	let position = Math.min(seen ?? first.entries.length, first.entries.length)
	let running: AbortController | undefined

	const shown = signal(tableAfter(position))
	const entries = signal(first.entries.slice(0, position))
	const previous = signal<Table | undefined>(undefined)
	const missed = signal(0)
	const isBack = signal(position < first.entries.length) // from wherever they were

	/** The table as it was after so many entries. */
	function tableAfter(count: number): Table {
		const { table, entries } = newest.peek()
		let then = table
		for (let index = entries.length - 1; index >= count; index--) then = before(then, entries[index]!)
		return then
	}

	const place = (count: number) => {
		position = count
		batch(() => {
			shown.value = tableAfter(count)
			entries.value = newest.peek().entries.slice(0, count)
		})
	}

	const jump = () => {
		running?.abort()
		running = undefined
		epoch = newest.peek().epoch
		batch(() => {
			place(newest.peek().entries.length)
			previous.value = undefined
			missed.value = 0
			isBack.value = false
		})
		rest()
	}

	const run = async () => {
		const controller = new AbortController()
		running = controller
		while (position < newest.peek().entries.length) {
			if (document.hidden || !isOwn(newest.peek().entries[position]!)) await untilSeen()
			if (controller.signal.aborted) return
			const left = newest.peek().entries.length - position
			if (left >= MISSED_AFTER || missed.peek() > 0) missed.value = left
			const scene = {
				index: position,
				entry: newest.peek().entries[position]!,
				speed:
					SPEEDS[settings.motion.peek()] *
					Math.min(PATIENCE, left === 1 ? (missed.peek() > 0 ? 2 : 1) : 1 + left / 2),
			}
			batch(() => {
				previous.value = shown.peek()
				place(position + 1)
			})
			await animateMove(scene, controller.signal)
			if (controller.signal.aborted) return
		}
		running = undefined
		batch(() => {
			previous.value = undefined
			missed.value = 0
			isBack.value = false
		})
		rest()
	}

	const stop = effect(() => {
		const { epoch: current, entries: told } = newest.value
		if (told.length > position && wasAway()) isBack.value = true
		if (current !== epoch || told.length < position) jump()
		else if (!running) {
			if (told.length > position) void run()
			else place(position)
		}
	})

	return {
		shown,
		entries,
		previous,
		seen: computed(() => entries.value.length - (previous.value === undefined ? 0 : 1)),
		missed,
		wasAway: isBack,
		skip() {
			if (running) jump()
		},
		ending() {
			const now = running
			return () => {
				if (running !== now) return false
				if (now) jump()
				return true
			}
		},
		close() {
			stop()
			running?.abort()
		},
	}
}
