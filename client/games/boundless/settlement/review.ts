import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import {
	type Account,
	accountsOf,
	bestChoices,
	type Choice,
} from '../../../../shared/games/boundless/rules/review.ts'
import { RING } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Scene } from '../../game.ts'
import { type BoundlessStage, isRound } from '../stage.ts'
import { type PlacedToken, tokensOfRound } from '../verdict/placed-tokens.ts'
import { type Verdict, verdictsOf } from '../verdict/verdict.ts'
import { createHold } from './hold.ts'
import { paidIn, placeOfSum, playSettlement } from './playback.ts'
import { isSame, type Subject } from './subject.ts'

/** What a round came to, looked at journey by journey: first as a playback, then as one likes. */
export interface Review {
	readonly table: ReadonlySignal<Table | undefined> // of the round that was settled; none before the first
	readonly accounts: ReadonlySignal<readonly Account[]>
	readonly best: ReadonlySignal<readonly Choice[]>
	readonly verdicts: ReadonlySignal<readonly Verdict[]> // by colour
	readonly subjects: ReadonlySignal<readonly Subject[]> // everything there is to look at, in order
	readonly subject: ReadonlySignal<Subject | undefined> // what is looked at
	readonly isHeld: ReadonlySignal<boolean> // the board of the race stays for a moment: who was where, and how close it was
	readonly isPlayback: ReadonlySignal<boolean> // it goes on by itself
	readonly told: ReadonlySignal<number> // accounts that the playback has come to
	/** Looks at something else, by hand: that ends the playback. */
	choose(subject: Subject): void
	/** Looks at the next one, or with −1 at the one before. */
	turn(by: number): void
	skip(): void
	/** Takes the map in hand: from here on one looks by oneself. */
	take(): void
	animateMove(scene: Scene, signal: AbortSignal): Promise<void>
	close(): void
}

export function createReview(stage: BoundlessStage): Review {
	const chosen = signal<Subject | undefined>(undefined)
	const running = signal<AbortController | undefined>(undefined)
	const told = signal(0)
	const hold = createHold(stage)

	let settled: Table | undefined // stays the same while players get ready
	const table = computed(() => {
		const next = settledTable(stage.view.value.table)
		if (next?.stacks !== settled?.stacks) settled = next
		return settled
	})
	const accounts = computed(() => (table.value ? accountsOf(table.value) : []))
	let known: PlacedToken[] = [] // stay the same while nothing but readiness is added to the log
	const tokens = computed(() => {
		const placed = table.value ? tokensOfRound(stage.entries.value, table.value) : []
		if (placed.length !== known.length || placed.some(({ after }, index) => after !== known[index]!.after))
			known = placed
		return known
	})
	const verdicts = computed(() => (table.value ? verdictsOf(table.value, tokens.value) : []))
	const subjects = computed(() => (table.value ? subjectsOf(table.value, accounts.value) : []))
	const own = computed(() => {
		const { seat } = stage.view.value
		return accounts.value.find(({ colour }) => ownerOf(table.value!, colour) === seat)
	})
	const subject = computed(() => {
		const wanted = chosen.value
		if (wanted && 'instead' in wanted && verdicts.value[wanted.instead]?.better) return wanted
		if (wanted && subjects.value.some((one) => isSame(one, wanted))) return wanted
		return own.value ? { colour: own.value.colour } : subjects.value[0]
	})

	let isInHand = false // in place of going on by itself
	const take = () => {
		if (running.peek()) isInHand = true
		running.peek()?.abort()
	}
	const choose = (next: Subject) => {
		take()
		chosen.value = next
	}

	const animateMove = async ({ entry, speed }: Scene, signal: AbortSignal) => {
		const paid = paidIn(entry)
		if (!paid || isRound(stage.view.peek().table)) return
		const controller = new AbortController()
		const abort = () => controller.abort()
		signal.addEventListener('abort', abort, { once: true })
		const stop = effect(() => {
			if (isRound(stage.view.value.table)) abort() // the next round does not wait for the story of the last
		})
		let shown: Subject | undefined
		const look = (next: Subject, count: number) =>
			batch(() => {
				shown = next
				chosen.value = next
				told.value = count
			})
		const awarded = new Set<Seat>()
		const award = (seat: Seat) => {
			awarded.add(seat)
			stage.award(seat, paid[seat]!, placeOfSum())
		}
		await hold.over(controller.signal)
		isInHand = false
		running.value = controller
		await playSettlement(stage, { speed, look, award }, controller.signal)
		stop()
		batch(() => {
			running.value = undefined
			if (chosen.peek() === shown) chosen.value = undefined // what somebody chose meanwhile stays
		})
		if (!isInHand || !isLast(stage)) return
		// Whoever looks around has not seen enough: the result would come over what they look at.
		for (const seat of paid.keys()) if (!awarded.has(seat)) award(seat)
		await untilAborted(signal)
	}

	return {
		table,
		accounts,
		best: computed(() => (table.value ? ownFirst(bestChoices(table.value), own.value) : [])),
		verdicts,
		subjects,
		subject,
		isHeld: hold.isOn,
		isPlayback: computed(() => running.value !== undefined),
		told,
		choose,
		turn(by) {
			const now = subject.peek()!
			const from = 'instead' in now ? { colour: now.instead } : now
			const at = subjects.peek().findIndex((one) => isSame(one, from))
			const next = subjects.peek()[at + by]
			if (next) choose(next)
		},
		take() {
			if (hold.isOn.peek()) hold.release()
			else take()
		},
		skip() {
			if (hold.isOn.peek()) hold.release()
			else running.peek()?.abort()
		},
		animateMove,
		close: hold.close,
	}
}

/** Of equally good choices one's own comes first. */
function ownFirst(choices: readonly Choice[], own: Account | undefined): readonly Choice[] {
	const chosen = choices.find(({ spaces }) => String(spaces) === String(own?.spaces))
	return chosen ? [chosen, ...choices.filter((choice) => choice !== chosen)] : choices
}

const subjectsOf = ({ centre }: Table, accounts: readonly Account[]): Subject[] => [
	...accounts.map(({ colour }) => ({ colour })),
	{ best: true },
	...centre.map((state) => ({ state })),
]

/** Whether nothing but the result comes after this round, in a game that is played now: a replay has one of its own. */
const isLast = ({ view, now }: BoundlessStage): boolean =>
	view.peek().table.phase === 'over' && now() !== undefined

const untilAborted = (signal: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		if (signal.aborted) resolve()
		else signal.addEventListener('abort', () => resolve(), { once: true })
	})

/** The table of a round whose cards and tokens are all there to be looked at. */
const settledTable = (table: Table): Table | undefined =>
	!isRound(table) && table.round > 0 && table.ring.length === RING ? table : undefined
