import { batch } from '@preact/signals'
import type { Event } from '../../../../shared/games/franchise/event.ts'
import { finalSources } from '../../../../shared/games/franchise/rules/final-score.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { reducedMotion } from '../../../app/settings.ts'
import { playSound } from '../../../sound/sound.ts'
import { animate, pause } from '../../../table/surface/animate.ts'
import type { Point, Scene } from '../../game.ts'
import type { rewind } from '../before.ts'
import type { FranchiseStage } from '../staging.ts'
import { loadFinal } from '../tray/final-count.tsx'
import { captionOf } from './caption.ts'
import { trackPoint } from './corner.ts'
import { boxAround, boxOfRegion, pointOf, sheetOf } from './geometry.ts'
import { placeOf, type Told } from './move-animation.ts'
import { platePoints } from './plate-points.ts'

const A_ROAD = 520 // what a marker takes for one
const A_PIECE = 220
const NEON = 900
const GOING_HOME = 500
const A_REGION = 1500
const A_SPACE = 700
const AN_END = 1500
const A_COUNT = 2200
const LOOKED_AT = 350
const AROUND = 230 // units of the map about a metropolis that is evaluated

/** Tells a turn, event by event. */
export async function tellMove(
	stage: FranchiseStage,
	told: Told,
	{ entry, speed }: Scene,
	{ before, frames }: ReturnType<typeof rewind>,
	signal: AbortSignal,
): Promise<void> {
	const { frame, caption, seat, travelling, evaluated, leaving, scored, space, counted, runners, hush } = told

	/** One event; `before` is the table that it happens on. */
	const tell = async (event: Event, before: Table, table: Table) => {
		const wait = (duration: number) => pause(duration / speed, signal)
		const show = (next: Table) => {
			if (!signal.aborted) frame.value = next
		}
		const award = (to: Seat, points: number, from: Point) => {
			if (points !== 0 && !signal.aborted) stage.award(to, points, from)
		}
		caption.value = captionOf(event, stage.players.peek(), seat.peek())
		switch (event.type) {
			case 'develop':
			case 'develop-again':
				show(before)
				travelling.value = event.path
				await animate(
					reducedMotion.peek() ? 1 : (A_ROAD * (event.path.length - 1)) / speed,
					(part) => {
						for (const advance of runners) advance(part)
					},
					signal,
				)
				playSound('clack')
				batch(() => {
					travelling.value = undefined // from now on a marker waits there
					show(table)
				})
				return wait(A_PIECE)
			case 'evaluate':
				if (speed < 2) stage.focus(boxAround([pointOf(event.place)], AROUND)!)
				show(before)
				evaluated.value = event
				playSound('hum', NEON / speed)
				await wait(NEON)
				award(event.winner, event.points, pointOf(event.place))
				show(table)
				leaving.value = event
				return wait(GOING_HOME)
			case 'score':
				if (speed < 2) stage.focus(boxOfRegion(event.region))
				show(before)
				scored.value = event
				await wait(A_REGION)
				for (const gain of event.gains) award(gain.seat, gain.points ?? 0, platePoints[event.region])
				show(table)
				space.value = event.space
				award(seat.peek(), event.points, trackPoint(event.space, table.seats.length))
				return wait(A_SPACE)
			case 'over': {
				const arriving = loadFinal().catch(() => undefined) // without it, the result tells
				if (speed < 2) stage.focus(sheetOf(table.seats.length))
				counted.value = []
				show(table)
				await wait(AN_END)
				const final = await arriving
				for (const source of finalSources) {
					if (!final || signal.aborted) return
					const told = final.captionOfCount(source, table, stage.players.peek())
					counted.value = [...counted.value, source]
					if (told === undefined) continue
					caption.value = told
					for (const to of table.seats.keys())
						for (const { part, from } of final.originsOf(table, source, to)) award(to, part, from)
					await wait(A_COUNT)
				}
				return
			}
			case 'income':
			case 'beside':
				return show(table)
			default:
				playSound('clack')
				show(table)
				return wait(A_PIECE)
		}
	}

	const place = placeOf(entry)
	if (place && speed < 2 && entry[0] !== stage.view.peek().seat) stage.focus(place)
	let table = before
	for (const next of frames) {
		if (signal.aborted) return
		await tell(next.event, opened(next.event, table), next.table)
		if (signal.aborted) return
		hush()
		table = next.table
	}
	await pause(LOOKED_AT / speed, signal)
}

/** A metropolis is evaluated with everything in it that the turn opened there. */
const opened = (event: Event, table: Table): Table =>
	event.type === 'evaluate'
		? { ...table, progress: null, places: { ...table.places, [event.place]: event.pieces } }
		: table
