import { batch, type ReadonlySignal, signal } from '@preact/signals'
import type { Event } from '../../../../shared/games/metro/event.ts'
import { departureCell } from '../../../../shared/games/metro/rules/board.ts'
import { departuresInto, UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import { type Line, traceLine } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import { reducedMotion } from '../../../app/settings.ts'
import { playSound } from '../../../sound/sound.ts'
import { animate, pause } from '../../../table/surface/animate.ts'
import type { Box, Scene } from '../../game.ts'
import type { Extras } from '../extras.ts'
import type { MetroStage } from '../staging.ts'
import { boxAround, headOf } from './geometry.ts'

type LayEvent = Extract<Event, { type: 'lay' }>

/** A line on which the wagon runs; it is told how far. */
export type Advance = (part: number) => void

export function advanceAll(runners: ReadonlySet<Advance>, part: number): void {
	for (const advance of runners) advance(part)
}

/** What the board shows of a move, one thing after the other: the tile, the lines, the wagons, the points. */
export interface MoveAnimation {
	readonly landing: ReadonlySignal<LayEvent | undefined>
	readonly grown: ReadonlySignal<readonly Line[]> // lines that go on
	readonly running: ReadonlySignal<readonly Line[]> // lines that are finished
	readonly runners: Set<Advance>
	readonly tracers: Set<Advance> // of the line that somebody asked about
	animateMove(scene: Scene, signal: AbortSignal): Promise<void>
}

const LANDING = 220
const GROWING = 260
const A_TILE = 60 // a wagon needs to pass it
const LONGEST_RUN = 2000
const LOOKED_AT = 450
const LOOKED_AT_STILL = 1100 // where nothing moves, there is nothing to follow

export function createMoveAnimation(stage: MetroStage, extras?: Extras): MoveAnimation {
	const landing = signal<LayEvent | undefined>(undefined)
	const grown = signal<readonly Line[]>([])
	const running = signal<readonly Line[]>([])
	const runners = new Set<Advance>()
	const tracers = new Set<Advance>()

	const clear = () =>
		batch(() => {
			landing.value = undefined
			grown.value = []
			running.value = []
		})

	const act = async ({ entry, speed }: Scene, signal: AbortSignal) => {
		const table = stage.shown.peek()
		const place = placeOf(entry, table)
		if (!place) return pause(250 / speed, signal)
		const lay = layOf(entry)
		const finished = finishedLines(entry, table)
		const still = reducedMotion.peek()

		// Whoever laid the tile is looking at it already, unless a wagon leaves for somewhere else.
		if (speed < 2 && (entry[0] !== stage.view.peek().seat || finished.length > 0)) stage.focus(place)
		batch(() => {
			landing.value = lay
			grown.value = lay ? linesThrough(table, lay.cell).filter((line) => line.end === UNFINISHED) : []
			running.value = finished
		})
		playSound('clack')
		await pause((LANDING + GROWING) / speed, signal)
		if (finished.length > 0 && !signal.aborted) {
			const tiles = Math.max(...finished.map((line) => line.length))
			const duration = still ? 1 : Math.min(LONGEST_RUN, A_TILE * tiles) / speed
			playSound('hum', duration)
			await animate(duration, (part) => advanceAll(runners, part), signal)
			if (signal.aborted) return
			for (const line of finished)
				for (const [seat, points] of extras?.awards(table, line) ?? [[line.owner, line.points] as const])
					stage.award(seat, points, headOf(line.departure, line.passes))
		}
		await pause((still || finished.length > 0 ? LOOKED_AT_STILL : LOOKED_AT) / speed, signal)
	}

	return {
		landing,
		grown,
		running,
		runners,
		tracers,
		async animateMove(scene, signal) {
			await act(scene, signal)
			clear()
		},
	}
}

export const layOf = ([, ...events]: MoveEntry): LayEvent | undefined =>
	(events as Event[]).find((event) => event.type === 'lay')

export const finishedLines = ([, ...events]: MoveEntry, table: Table): Line[] =>
	(events as Event[]).flatMap((event) => (event.type === 'line' ? [traceLine(table, event.departure)] : []))

/** The lines that come into a laid tile, each once. */
function linesThrough(table: Table, cell: number): Line[] {
	const departures = new Set(departuresInto(table, cell))
	return [...departures].map((departure) => traceLine(table, departure)).filter((line) => line.owner >= 0)
}

/** Where a move happened: the tile or the wagon, and the lines that it finished. */
export function placeOf([, ...events]: MoveEntry, table: Table): Box | undefined {
	const cells = (events as Event[]).flatMap((event) => {
		if (event.type === 'lay') return [event.cell]
		if (event.type === 'wagon') return [departureCell[event.rail]!]
		return event.type === 'line' ? traceLine(table, event.departure).passes.map((pass) => pass.cell) : []
	})
	return cells.length > 0 ? boxAround(cells) : undefined
}
