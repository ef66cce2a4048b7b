import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { tokensLeft } from '../../../../shared/games/boundless/rules/colours.ts'
import { planOf, RING, SPACES } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Step } from '../../../../shared/games/boundless/step.ts'
import type { Place } from '../../../../shared/games/boundless/steps/place.ts'
import type { Hand, Table } from '../../../../shared/games/boundless/table.ts'
import type { View } from '../../../../shared/kernel/game.ts'
import type { Player } from '../../game.ts'
import { mapOf } from '../names.ts'
import type { BoundlessStage } from '../stage.ts'
import { verdictsOf } from '../verdict/verdict.ts'

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
const NOTICE_FOR = 3000

export function openSolo(map: MapId, name: string): Solo {
	const began = Date.now()
	const now = () => Date.now() - began
	const table = signal<Table>(emptyTable(map))
	const tally = signal<Tally>({ deals: 0, perfect: 0, lost: 0 })
	const notice = signal<string | undefined>(undefined)
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

	const place = ({ space }: Place) => {
		const { stacks } = table.peek()
		table.value = { ...table.peek(), stacks: stacks.with(space, [0]) }
		if (tokensLeft(table.peek(), 0) === 0) later(settle, 500)
	}

	const players: Player[] = [{ seat: 0, id: 0, name, colour: 0, mine: true, played: 'person', away: false }]
	const stage: BoundlessStage = {
		view: computed((): View<Table, Hand> => ({ table: table.value, seat: 0, hand: null })),
		turn: signal(0),
		shown: table,
		entries: signal([]),
		isShowing: signal(false),
		mover: signal(undefined),
		players: signal(players),
		lit: signal(undefined),
		sending: signal(false),
		notice,
		async send([step]: readonly Step[]) {
			if (step?.type === 'place') place(step)
			return true
		},
		say(text) {
			notice.value = text
			later(() => {
				notice.value = undefined
			}, NOTICE_FOR)
		},
		award: () => undefined,
		focus: () => undefined,
		reveal: () => undefined,
		skip: () => undefined,
		pointOnPage: () => undefined,
		now,
	}

	return {
		stage,
		tally,
		deal(round) {
			stopTimers()
			const cards = shuffle(Object.keys(mapOf(map).states))
			const ring = cards.slice(0, RING)
			const centre = cards.slice(RING, RING + planOf(round).centre)
			table.value = { ...emptyTable(map), phase: 'ring', round, ring }
			later(() => {
				const deadline = now() + 1000 * COUNTDOWN
				table.value = { ...table.peek(), phase: 'race', since: now(), centre, deadline }
				later(settle, 1000 * COUNTDOWN)
			}, LOOK)
		},
		close: stopTimers,
	}
}

const emptyTable = (map: MapId): Table => ({
	options: { map, twoColours: false, countdown: COUNTDOWN, mapInSight: [] },
	phase: 'ready',
	since: 0,
	round: 0,
	ready: [],
	away: [],
	purses: [0],
	ring: [],
	centre: [],
	stacks: Array.from({ length: SPACES }, () => []),
	deadline: null,
})

function shuffle<Item>(items: readonly Item[]): Item[] {
	const shuffled = [...items]
	for (let last = shuffled.length - 1; last > 0; last--) {
		const other = Math.floor(Math.random() * (last + 1))
		;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
	}
	return shuffled
}
