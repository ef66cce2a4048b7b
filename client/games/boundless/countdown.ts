import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { hasTokensLeft, seatsOf } from '../../../shared/games/boundless/rules/colours.ts'
import { patienceOf } from '../../../shared/games/boundless/rules/company.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import { playSound } from '../../sound/sound.ts'
import type { BoundlessStage } from './stage.ts'

const LAST = 5 // seconds that are heard

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
	close(): void
}

export function createCountdown(stage: BoundlessStage): Countdown {
	const seconds = signal<number | undefined>(undefined)
	let timer: ReturnType<typeof setTimeout> | undefined

	const count = (table: Table) => {
		const end = endOf(table)
		const now = stage.now()
		if (end === undefined || now === undefined) {
			seconds.value = undefined
			return
		}
		const left = Math.max(0, end - now)
		const isCounted = table.phase === 'ready' || left <= lengthOf(table)
		const next = isCounted ? Math.ceil(left / 1000) : undefined
		if (table.phase === 'race' && next !== seconds.peek() && next && next <= LAST) playSound('tick')
		seconds.value = next
		if (left > 0)
			timer = setTimeout(() => count(table), isCounted ? left % 1000 || 1000 : left - lengthOf(table))
	}

	const stop = effect(() => {
		clearTimeout(timer)
		count(stage.view.value.table)
	})
	return {
		seconds,
		close() {
			stop()
			clearTimeout(timer)
		},
	}
}
