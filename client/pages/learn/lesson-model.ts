import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { TABLE } from '../../../shared/kernel/game.ts'
import type { Rejected } from '../../../shared/kernel/rejection.ts'
import { type Course, type Position, type Stop, seatIn } from '../../../shared/lessons/course.ts'
import { type Deed, follow, isTold, NOT_MEANT, type Standing } from '../../../shared/lessons/standing.ts'
import { settings } from '../../app/settings.ts'
import type { AnyTableGame, Player } from '../../games/game.ts'
import { openTable, type Source, type TableModel } from '../../table/table-model.ts'
import { read } from './caption.ts'
import { learnWords } from './words.en.ts'

/** A lesson at its table, from the beginning of a step on. */
export interface LessonModel {
	readonly table: TableModel
	readonly stop: ReadonlySignal<Stop>
	readonly isMade: ReadonlySignal<boolean> // all moves are that come before the learner's
	readonly isNoted: ReadonlySignal<boolean> // what the game explains while others move is not read yet
	readonly isReady: ReadonlySignal<boolean> // and all of it was seen
	readonly isDone: ReadonlySignal<boolean> // the learner's move is made, and looked at before the next scene
	readonly lastNotice: ReadonlySignal<string | undefined> // why the table refused what was asked for
	/** Answers why not, where something was tried in vain. */
	act(deed: Deed): Rejected | undefined
	close(): void
}

const BETWEEN = 500 // milliseconds from one move to the next
const LONGEST = 1500 // the same where the game has a clock
const LAST_LOOK = 1200 // at what came of it, before the next scene

/** Plays the lesson's part: makes the others' moves, and judges the learner's. */
export function openLesson(
	course: Course,
	game: AnyTableGame,
	standing: Signal<Standing>,
	players: readonly Player[],
): LessonModel {
	const { begun, at } = standing.peek()
	const { scene } = course.stops[at]!
	const here = ({ at, begun: other }: Standing) => {
		const stop = course.stops[at]
		return stop?.scene === scene && other === begun ? stop : undefined
	}
	let last = here(standing.peek())!
	const stop = computed(() => {
		last = here(standing.value) ?? last
		return last
	})
	const place = signal<Place>(placeIn(stop.peek(), 0))
	const position = computed(() => place.value.position)
	const seat = seatIn(course, last)
	const engine = course.game

	const source: Source = {
		players: signal(players),
		view: computed(() => {
			const { state } = position.value
			return { table: engine.table(state), seat, hand: engine.hand(state, seat) }
		}),
		turn: computed(() => position.value.entries.length),
		newest: computed(() => ({
			epoch: place.value.epoch,
			table: engine.table(position.value.state),
			entries: [...position.value.entries],
		})),
		wasAway: () => false,
		send: async (steps) => judge(steps),
	}
	const judge = (steps: readonly unknown[]): Rejected | undefined => {
		const { step, after } = stop.peek()
		if (isTold(stop.peek(), standing.peek()) || isNoted.peek()) return { rejected: READ_ON }
		const next = follow(course, standing.peek(), { type: 'try', steps })
		if (next.wrong) {
			standing.value = next
			return next.wrong === NOT_MEANT ? { rejected: NOT_MEANT } : next.wrong
		}
		if (next.met) return { rejected: step.refused ?? NOT_MEANT } // the table says it, and is heard below
		place.value = { ...place.peek(), position: after, made: stop.peek().before.length }
		goOn(next)
		return undefined
	}
	const table = openTable({ ...game, explain: (code) => explain(code) ?? game.explain(code) }, source)

	// The list of what can be done takes the note's place the first time that others have moved and something is asked.
	const noted = course.stops.find(
		({ moves, step }) => step.ask !== undefined && moves.some(({ seat }) => seat !== TABLE),
	)
	const { keepsNote } = table.play
	const isRead = signal(false)
	const isNoted = computed(
		() => keepsNote !== undefined && stop.value === noted && !isRead.value && !settings.textView.value,
	)
	const stopNoting = effect(() => {
		if (keepsNote) keepsNote.value = isNoted.value
	})
	// What was asked about lies over the words of the next step, or over the list that comes once the note is read.
	const stopUncovering = effect(() => {
		void stop.value
		void isRead.value
		void table.play.guide?.().then(({ uncover }) => uncover?.())
	})

	const explain = (code: string): string | undefined => {
		if (code === READ_ON) return learnWords.t('read-on')
		if (code !== NOT_MEANT) return undefined
		const { why } = stop.peek().step
		return why ? read(why) : learnWords.t('not-meant')
	}

	/** The next scene is another table: what this one still shows is seen first. */
	let leaving: (() => void) | undefined
	const goOn = (next: Standing) => {
		if (here(next)) {
			standing.value = next
			return
		}
		let timer: ReturnType<typeof setTimeout> | undefined
		const stop = effect(() => {
			clearTimeout(timer)
			if (table.isShowing.value) return
			timer = setTimeout(() => {
				standing.value = next
			}, LAST_LOOK)
		})
		leaving = () => {
			stop()
			clearTimeout(timer)
		}
	}

	const stopPlaying = effect(() => {
		const { before, step } = stop.value
		const { stop: known, made, epoch } = place.value
		if (known !== stop.value) {
			place.value = placeIn(stop.value, epoch + (step.jump ? 1 : 0))
			return undefined
		}
		const next = before[made + 1]
		if (!next || table.isShowing.value) return undefined
		const timer = setTimeout(
			() => {
				place.value = { ...place.peek(), position: next, made: made + 1 }
			},
			pauseBefore(stop.value, made),
		)
		return () => clearTimeout(timer)
	})

	const lastNotice = signal<string | undefined>(undefined)
	const stopHearing = effect(() => {
		const [notice, code] = [table.notice.value, table.refused.value]
		if (notice === undefined || code === undefined || code !== stop.peek().step.refused) return
		lastNotice.value = notice
		standing.value = follow(course, standing.peek(), { type: 'refused', code })
	})

	const isMade = computed(
		() => place.value.stop === stop.value && place.value.made === stop.value.before.length - 1,
	)
	return {
		table,
		stop,
		lastNotice,
		isMade,
		isNoted,
		isReady: computed(() => isMade.value && !table.isShowing.value && !isNoted.value),
		isDone: computed(() => place.value.made === stop.value.before.length),
		act(deed) {
			if (deed.type === 'try') return judge(deed.steps)
			if (deed.type === 'next' && isNoted.peek()) {
				isRead.value = true
				return undefined
			}
			if (deed.type !== 'explain' && deed.type !== 'in-short') leaving?.()
			if (deed.type !== 'explain' || !standing.peek().met) table.skip() // else what is explained goes
			standing.value = follow(course, standing.peek(), deed)
			return undefined
		},
		close() {
			leaving?.()
			stopPlaying()
			stopHearing()
			stopNoting()
			stopUncovering()
			table.close()
		},
	}
}

const READ_ON = 'read-on' // there is nothing to be done yet

/** Said by the lesson: no rule is behind it. */
export const isOwnCode = (code: string): boolean => code === READ_ON || code === NOT_MEANT

/** How far the moves of a stop are made. */
interface Place {
	stop: Stop
	made: number // of those that are made by themselves, and then the learner's
	position: Position
	epoch: number // another, where what lies between is not shown
}

const placeIn = (stop: Stop, epoch: number): Place => {
	const made = stop.step.jump ? stop.before.length - 1 : 0
	return { stop, made, position: stop.before[made]!, epoch }
}

function pauseBefore({ moves }: Stop, made: number): number {
	const [before, next] = [moves[made - 1], moves[made]]
	return before && next && next.at > before.at ? Math.min(next.at - before.at, LONGEST) : BETWEEN
}
