import { quickBot } from '../../shared/kernel/bot.ts'
import type { Game } from '../../shared/kernel/game.ts'
import { TABLE } from '../../shared/kernel/game.ts'
import { isRecord } from '../../shared/kernel/json.ts'
import { reject } from '../../shared/kernel/rejection.ts'

/**
 * A toy race. The table shows a number; everybody may grab it once, and the earliest gets it. The table
 * settles when all who are here have grabbed or time is up, and shows the next one a second later.
 */
export interface DashState {
	numbers: number[] // still to come; secret
	shown: number | null
	since: number // when that began
	grabs: { seat: number; acted: number }[]
	scores: number[]
	away: number[]
	luck: number[] // each seat's own, secret; doubles with its grab
}

export type DashStep =
	| { kind: 'reveal' }
	| { kind: 'settle' }
	| { kind: 'grab' }
	| { kind: 'presence'; away: number[] }

export interface DashTable {
	shown: number | null
	left: number
	grabs: { seat: number; acted: number }[]
	scores: number[]
	away: number[]
}

const PAUSE = 1_000
const DEADLINE = 5_000

const quick = quickBot<DashTable, { luck: number }, DashStep>(
	(_, random) => 400 + random.below(400),
	() => [{ kind: 'grab' }],
)

const isOver = ({ shown, left }: DashTable): boolean => shown === null && left === 0

const tableOf = ({ numbers, shown, grabs, scores, away }: DashState): DashTable => ({
	shown,
	left: numbers.length,
	grabs,
	scores,
	away,
})

const actorsOf = ({ shown, grabs, scores }: DashTable): number[] =>
	shown === null ? [] : [...scores.keys()].filter((seat) => !grabs.some((grab) => grab.seat === seat))

export const dash: Game<DashState, DashTable, { luck: number }, DashStep, object, unknown[]> = {
	id: 'dash',
	version: 1,
	players: { min: 1, max: 6 },
	options: { fields: {} },
	codes: ['nothing-shown', 'grabbed-already'],
	bots: { quick },
	keepsTime: true,

	setup: (_, { count }, random) => ({
		numbers: random.shuffle([1, 2, 3]),
		shown: null,
		since: 0,
		grabs: [],
		scores: Array.from({ length: count }, () => 0),
		away: [],
		luck: Array.from({ length: count }, () => 1 + random.below(9)),
	}),
	table: tableOf,
	hand: ({ luck }, seat) => ({ luck: luck[seat] ?? 0 }),
	actors: actorsOf,
	steps: ({ table, seat }) =>
		seat !== undefined && actorsOf(table).includes(seat) ? [{ kind: 'grab' }] : [],
	parse(raw) {
		if (!isRecord(raw)) return undefined
		const { kind, away } = raw
		if (kind === 'presence') return Array.isArray(away) ? { kind, away } : undefined
		return kind === 'reveal' || kind === 'settle' || kind === 'grab' ? { kind } : undefined
	},
	apply(state, seat, step, { at, acted }) {
		const { kind } = step
		if ((kind === 'grab') === (seat === TABLE)) return reject('not-your-turn')
		if (step.kind === 'presence') return { state: { ...state, away: step.away }, events: [], reveals: false }
		if (kind === 'reveal') {
			const [shown = null, ...numbers] = state.numbers
			return { state: { ...state, shown, numbers, since: at }, events: [['shown', shown]], reveals: true }
		}
		if (state.shown === null) return reject<string>('nothing-shown')
		if (kind === 'grab') {
			if (state.grabs.some((grab) => grab.seat === seat)) return reject<string>('grabbed-already')
			const grabs = [...state.grabs, { seat, acted }]
			const luck = state.luck.with(seat, state.luck[seat]! * 2)
			return { state: { ...state, grabs, luck }, events: [['grab']], reveals: false }
		}
		const [first] = state.grabs.toSorted((a, b) => a.acted - b.acted || a.seat - b.seat)
		const scores = first
			? state.scores.with(first.seat, state.scores[first.seat]! + state.shown)
			: state.scores
		const settled = { ...state, shown: null, since: at, grabs: [], scores }
		return { state: settled, events: [['settled', first?.seat ?? null]], reveals: true }
	},
	due(state) {
		if (isOver(tableOf(state))) return undefined
		if (state.shown === null) return { at: state.since + PAUSE, step: { kind: 'reveal' } }
		const here = [...state.scores.keys()].filter((seat) => !state.away.includes(seat))
		const all = here.length > 0 && here.every((seat) => state.grabs.some((grab) => grab.seat === seat))
		return { at: all ? state.since : state.since + DEADLINE, step: { kind: 'settle' } }
	},
	presence: (table, away) =>
		away.join() === table.away.join() || isOver(table) ? undefined : { kind: 'presence', away: [...away] },
	races: ({ shown }) => shown !== null,
	outcome(table) {
		if (!isOver(table)) return undefined
		const most = Math.max(...table.scores)
		const winners = table.scores.flatMap((score, seat) => (score === most ? [seat] : []))
		return { scores: table.scores, winners }
	},
}
