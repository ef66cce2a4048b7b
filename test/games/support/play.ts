import type { AnyBot } from '../../../shared/kernel/bot.ts'
import { type AnyGame, applySteps, type Seat, type Seating, TABLE } from '../../../shared/kernel/game.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import type { GameRecord, Move } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { decide } from './decide.ts'

export interface Setting {
	options: unknown // already parsed
	seating: Seating
	seed: string
	bots: readonly AnyBot[] // by seat; they cycle where there are fewer than seats
	observe?: (position: Position) => void // called before the first move and after each
}

export interface Position {
	state: unknown
	events: unknown[] // of the move that led here
	move?: Move
}

export interface Played {
	state: unknown
	moves: Move[]
}

interface Plan {
	seat: Seat
	steps: unknown[]
	at: number
}

/** Plays a whole game between bots on a virtual clock that jumps to whatever happens next. */
export function playGame(game: AnyGame, setting: Setting): Played {
	const chance = randomFrom(`${setting.seed}:bots`)
	const moves: Move[] = []
	let state = game.setup(setting.options, setting.seating, randomFrom(setting.seed))
	let plans: Plan[] = []
	let now = 0
	setting.observe?.({ state, events: [] })
	while (game.outcome(game.table(state)) === undefined) {
		plans = planForActors(game, state, setting.bots, plans, now, chance)
		const next = chooseNext(game, state, plans)
		if (next === undefined) throw new Error(`nobody acts and nothing is due (seed ${setting.seed})`)
		now = Math.max(now, next.at)
		const applied = applySteps(game, state, next.seat, next.steps, { at: now, acted: now })
		plans = plans.filter((plan) => plan !== next)
		if (isRejected(applied)) {
			// In a race another move may have overtaken this one; anywhere else a bot must know the rules.
			if (next.seat !== TABLE && game.races(game.table(state))) continue
			throw new Error(`${applied.rejected}: ${JSON.stringify(next)} (seed ${setting.seed})`)
		}
		const move = { seat: next.seat, steps: next.steps, at: now }
		moves.push(move)
		state = applied.state
		setting.observe?.({ state, events: applied.events, move })
		if (!game.races(game.table(state))) plans = []
	}
	return { state, moves }
}

/** Asks the bot of every seat that may act and has not decided yet. */
function planForActors(
	game: AnyGame,
	state: unknown,
	bots: readonly AnyBot[],
	plans: readonly Plan[],
	now: number,
	chance: Random,
): Plan[] {
	const table = game.table(state)
	const made: Plan[] = []
	for (const seat of game.actors(table)) {
		const kept = plans.find((plan) => plan.seat === seat)
		if (kept !== undefined) {
			made.push(kept)
			continue
		}
		const view = { table, seat, hand: game.hand(state, seat) }
		const { steps, takes } = decide(bots[seat % bots.length]!, view, chance)
		if (steps.length > 0) made.push({ seat, steps, at: now + takes })
	}
	return made
}

function chooseNext(game: AnyGame, state: unknown, plans: readonly Plan[]): Plan | undefined {
	const due = game.due(state)
	let soonest: Plan | undefined
	if (due !== undefined) soonest = { seat: TABLE, steps: [due.step], at: due.at }
	for (const plan of plans) if (soonest === undefined || plan.at < soonest.at) soonest = plan
	return soonest
}

/** The record of a game that bots have played. */
export const recordOf = (game: AnyGame, setting: Setting, moves: Move[]): GameRecord => ({
	game: game.id,
	version: game.version,
	options: setting.options,
	seating: setting.seating,
	seats: Array.from({ length: setting.seating.count }, (_, seat) => ({
		name: `Seat ${seat + 1}`,
		colour: seat,
	})),
	seed: setting.seed,
	moves,
})
