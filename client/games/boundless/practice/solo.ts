import { type ReadonlySignal, signal } from '@preact/signals'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { tokensLeft } from '../../../../shared/games/boundless/rules/colours.ts'
import { planOf } from '../../../../shared/games/boundless/rules/schedule.ts'
import { soloTable } from '../../../../shared/games/boundless/solo-table.ts'
import type { Space, Table } from '../../../../shared/games/boundless/table.ts'
import type { Border } from '../borders.ts'
import { mapOf } from '../names.ts'
import { soloStage } from '../solo-stage.ts'
import type { BoundlessStage } from '../stage.ts'
import { verdictsOf } from '../verdict/verdict.ts'
import { dealCards } from './deal.ts'

/** How the deals so far went. */
export interface Tally {
	deals: number
	perfect: number // nothing was better
	lost: number // money short of the best
}

/** A table for one: deals without end, and nobody to wait for. */
export interface Solo {
	readonly stage: BoundlessStage
	readonly tally: ReadonlySignal<Tally>
	/** The next deal, of a round like that one. */
	deal(round: number): void
	close(): void
}

const COUNTDOWN = 30 // seconds
const LOOK = 1600 // milliseconds at the ring before the centre is shown

/** With borders to practise, every deal has one of them. */
export function openSolo(map: MapId, name: string, weak: readonly Border['states'][]): Solo {
	const began = Date.now()
	const now = () => Date.now() - began
	const table = signal<Table>(tableFor(map))
	const tally = signal<Tally>({ deals: 0, perfect: 0, lost: 0 })
	const timers = new Set<ReturnType<typeof setTimeout>>()
	const later = (act: () => void, delay: number) => timers.add(setTimeout(act, delay))
	const stopTimers = () => {
		for (const timer of timers) clearTimeout(timer)
		timers.clear()
	}

	const settle = () => {
		stopTimers()
		const settled: Table = { ...table.peek(), phase: 'ready', since: now(), deadline: null }
		const short = verdictsOf(settled, [])[0]!.by // with nobody else there, no moment matters
		const { deals, perfect, lost } = tally.peek()
		tally.value = { deals: deals + 1, perfect: perfect + (short === 0 ? 1 : 0), lost: lost + short }
		table.value = settled
	}

	const place = (space: Space) => {
		const { stacks } = table.peek()
		table.value = { ...table.peek(), stacks: stacks.with(space, [0]) }
		if (tokensLeft(table.peek(), 0) === 0) later(settle, 500)
	}

	const alone = soloStage(table, { name, place, now })

	return {
		stage: alone.stage,
		tally,
		deal(round) {
			stopTimers()
			const { ring, centre } = dealCards(Object.keys(mapOf(map).states), planOf(round).centre, weak)
			table.value = { ...tableFor(map), phase: 'ring', round, ring }
			later(() => {
				const deadline = now() + 1000 * COUNTDOWN
				table.value = { ...table.peek(), phase: 'race', since: now(), centre, deadline }
				later(settle, 1000 * COUNTDOWN)
			}, LOOK)
		},
		close() {
			stopTimers()
			alone.close()
		},
	}
}

const tableFor = (map: MapId): Table => {
	const table = soloTable(map)
	return { ...table, options: { ...table.options, countdown: COUNTDOWN } }
}
