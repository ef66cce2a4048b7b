import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { layOf } from '../../../shared/games/metro/rules/placement.ts'
import { type Change, type Line, previewLay, traceLine } from '../../../shared/games/metro/rules/preview.ts'
import { distinctRotations, rotate } from '../../../shared/games/metro/rules/tile.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { plainSteps } from '../../../shared/games/metro/steps/plain.ts'
import type { Hand, Table } from '../../../shared/games/metro/table.ts'
import type { Stage } from '../game.ts'
import type { Owners } from './owner.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { metroWords } from './words.en.ts'

export type MetroStage = Stage<Table, Hand, Step>

/** What a player considers, before it is sent. */
export interface Staging {
	readonly myTurn: ReadonlySignal<boolean>
	readonly steps: ReadonlySignal<readonly Step[]> // all that are legal
	readonly tiles: ReadonlySignal<readonly string[]> // those to choose from: the hand, or the drawn tile alone
	readonly chosen: Signal<number> // which of them
	readonly code: ReadonlySignal<string | undefined> // the chosen tile as it would lie
	readonly legal: ReadonlySignal<readonly number[]> // where it may lie, turned as it must be
	readonly target: Signal<number | undefined> // where it was put, to be confirmed
	readonly pointed: Signal<number | undefined> // where a mouse, a held finger or the keys point
	readonly aim: ReadonlySignal<number | undefined> // the legal cell that is previewed
	readonly preview: ReadonlySignal<readonly Change[]> // what the tile would do there
	readonly mayDraw: ReadonlySignal<boolean>
	readonly asked: Signal<Step | undefined> // another step than to lay, to be confirmed
	readonly station: Signal<number | undefined> // whose line is lit
	readonly line: ReadonlySignal<Line | undefined>
	readonly refused: ReadonlySignal<Refusal | undefined> // as long as it is said
	choose(index: number): void
	/** Turns the chosen tile by a quarter, where that is played; on a cell, to the next way that fits. */
	turn(): void
	/** Puts the chosen tile on a cell; once more confirms. */
	put(cell: number): void
	/** Asks for another step; once more confirms. */
	ask(step: Step): void
	/** Asks for a tile from the pile, where there is one to be had. */
	draw(): void
	confirm(): void
	/** Takes back what is staged. */
	clear(): void
	/** The same, where something is staged. */
	takeBack(): boolean
	close(): void
}

export function stageMoves(
	stage: MetroStage,
	owners: ReadonlySignal<Owners>,
	legalSteps = plainSteps,
): Staging {
	const { view } = stage
	const chosen = signal(0)
	const wished = signal(0) // the rotation asked for; a cell may need another
	const target = signal<number | undefined>(undefined)
	const pointed = signal<number | undefined>(undefined)
	const asked = signal<Step | undefined>(undefined)
	const station = signal<number | undefined>(undefined)
	const refusal = signal<Refusal | undefined>(undefined)

	const steps = computed(() => legalSteps(view.value))
	const myTurn = computed(() => view.value.seat !== undefined && view.value.seat === view.value.table.turn)
	const tiles = computed(() => {
		const { hand } = view.value
		return hand ? (hand.drawn === null ? hand.tiles : [hand.drawn]) : []
	})
	const tile = computed(() => tiles.value[Math.min(chosen.value, tiles.value.length - 1)])
	/** How the chosen tile may lie on each cell. */
	const ways = computed(() => {
		const found = new Map<number, number[]>()
		for (const step of steps.value)
			if (step.type === 'lay' && step.tile === tile.value)
				found.set(step.cell, [...(found.get(step.cell) ?? []), step.rotation ?? 0])
		return found
	})
	const legal = computed(() => [...ways.value.keys()])
	const aim = computed(() => {
		const cell = target.value ?? pointed.value
		return cell !== undefined && ways.value.has(cell) ? cell : undefined
	})
	const rotation = computed(() => nextFitting(aim.value, wished.value))
	const code = computed(() => tile.value && rotate(tile.value, rotation.value))
	const preview = computed(() =>
		aim.value === undefined || code.value === undefined
			? []
			: previewLay(view.value.table, aim.value, code.value),
	)

	/** The rotation itself, or the next one that fits the cell. */
	function nextFitting(cell: number | undefined, from: number): number {
		const fitting = cell === undefined ? undefined : ways.value.get(cell)
		return fitting && !fitting.includes(from) ? (fitting.find((way) => way > from) ?? fitting[0]!) : from
	}

	const clear = () =>
		batch(() => {
			target.value = undefined
			pointed.value = undefined
			asked.value = undefined
			station.value = undefined
			refusal.value = undefined
		})

	const mayDraw = computed(() => steps.value.some((step) => step.type === 'draw'))

	const ask = (step: Step) => {
		if (JSON.stringify(asked.peek()) === JSON.stringify(step)) return void confirm()
		batch(() => {
			clear()
			asked.value = step
		})
	}

	const confirm = async () => {
		const cell = target.peek()
		const lay = cell !== undefined && tile.peek() ? layOf(tile.peek()!, cell, rotation.peek()) : undefined
		const step = asked.peek() ?? lay
		if (step && !stage.sending.peek() && !(await stage.send([step]))) clear()
	}

	// Whatever was staged was meant for the table as it was.
	let staged = stage.turn.peek()
	const close = effect(() => {
		const turn = stage.turn.value
		if (turn === staged) return
		staged = turn
		batch(() => {
			clear()
			chosen.value = 0
			wished.value = 0
		})
	})

	return {
		myTurn,
		steps,
		tiles,
		chosen,
		code,
		legal,
		target,
		pointed,
		aim,
		preview,
		mayDraw,
		asked,
		station,
		line: computed(() =>
			station.value === undefined ? undefined : traceLine(stage.shown.value, station.value),
		),
		refused: computed(() => (stage.notice.value === refusal.value?.reason ? refusal.value : undefined)),
		clear,
		takeBack() {
			const isStaged = asked.peek() !== undefined || target.peek() !== undefined
			if (isStaged) clear()
			return isStaged
		},
		confirm,
		close,
		choose(index) {
			batch(() => {
				chosen.value = index
				wished.value = 0
				asked.value = undefined
				station.value = undefined
			})
		},
		turn() {
			if (!view.peek().table.options.rotation || tile.peek() === undefined) return
			const next = (rotation.peek() + 1) % distinctRotations(tile.peek()!).length
			const way = nextFitting(aim.peek(), next)
			if (way === rotation.peek()) stage.say(metroWords.t('turn.only'))
			wished.value = way
		},
		put(cell) {
			if (target.peek() === cell && aim.peek() === cell) return void confirm()
			batch(() => {
				station.value = undefined
				asked.value = undefined
				if (ways.peek().has(cell)) target.value = cell
				else if (code.peek() !== undefined) {
					target.value = undefined
					refusal.value = refusalOf(view.peek().table, cell, code.peek()!, owners.peek())
					stage.say(refusal.value.reason, refusal.value.why)
				}
			})
		},
		ask,
		draw: () => mayDraw.peek() && ask({ type: 'draw' }),
	}
}
