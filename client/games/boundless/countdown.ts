import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { hasTokensLeft, seatsOf } from '../../../shared/games/boundless/rules/colours.ts'
import { patienceOf } from '../../../shared/games/boundless/rules/company.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import { playSound } from '../../sound/sound.ts'
import type { BoundlessStage } from './stage.ts'
import { tokensOfRound } from './verdict/placed-tokens.ts'

const LAST = 5 // seconds that are heard
const SHOWN = 5000 // milliseconds that run in a lesson: enough to see that they do

/** When what everybody waits for happens at the latest; undefined where nothing runs out. */
export function endOf(table: Table): number | undefined {
	const { phase, since, deadline } = table
	if (phase === 'ready') {
		const patience = patienceOf(table)
		return patience === undefined ? undefined : since + patience
	}
	const isRunning = phase === 'race' && seatsOf(table).some((seat) => hasTokensLeft(table, seat))
	return isRunning ? (deadline ?? undefined) : undefined
}

/** How long the countdown of a race is, in milliseconds: before that its time is not counted. */
export const lengthOf = ({ options }: Table): number => 1000 * options.countdown

export interface Countdown {
	/** Whole seconds; undefined while none are counted. */
	readonly seconds: ReadonlySignal<number | undefined>
	/** The time that is counted by, and how long it goes on; undefined where there is none. */
	clock(): Clock | undefined
	close(): void
}

interface Clock {
	now: number // milliseconds since the game began
	stops: number // when it stands still, by itself
}

export function createCountdown(stage: BoundlessStage): Countdown {
	const clock = clockOf(stage)
	const seconds = signal<number | undefined>(undefined)
	let timer: ReturnType<typeof setTimeout> | undefined

	const count = (table: Table) => {
		const end = endOf(table)
		const time = clock()
		if (end === undefined || time === undefined) {
			seconds.value = undefined
			return
		}
		const left = Math.max(0, end - time.now)
		const isCounted = table.phase === 'ready' || left <= lengthOf(table)
		const next = isCounted ? Math.ceil(left / 1000) : undefined
		if (table.phase === 'race' && next !== seconds.peek() && next && next <= LAST) playSound('tick')
		seconds.value = next
		if (left > 0 && time.now < time.stops)
			timer = setTimeout(() => count(table), isCounted ? left % 1000 || 1000 : left - lengthOf(table))
	}

	const stop = effect(() => {
		clearTimeout(timer)
		count(stage.view.value.table)
	})
	return {
		seconds,
		clock,
		close() {
			stop()
			clearTimeout(timer)
		},
	}
}

/**
 * The authority's clock; or, in a lesson, which has none, one that shows for a moment how time runs out for whoever is
 * still choosing. Nothing may come of it, so it stands long before. In a replay nobody plays, and nothing is counted.
 */
function clockOf({ now, view, entries }: BoundlessStage): () => Clock | undefined {
	let since = 0 // by this page's clock
	let counted: number | null = null // the deadline that is counted down to
	return () => {
		const time = now()
		if (time !== undefined) return { now: time, stops: Number.POSITIVE_INFINITY }
		const { table, seat } = view.peek()
		if (seat === undefined || table.phase !== 'race' || table.deadline === null) return undefined
		const last = Math.max(0, ...tokensOfRound(entries.value, table).map(({ after }) => after))
		const from = table.since + last
		if (table.deadline - from > lengthOf(table)) return undefined
		if (counted !== table.deadline) since = performance.now()
		counted = table.deadline
		return { now: from + Math.min(SHOWN, performance.now() - since), stops: from + SHOWN }
	}
}
