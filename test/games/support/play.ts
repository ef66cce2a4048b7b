import { type AnyBot, thinkThrough } from '../../../shared/kernel/bot.ts'
import { type AnyGame, applySteps, type Seat, type Seating, TABLE } from '../../../shared/kernel/game.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import type { GameRecord, Move } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { earlyReveal } from '../../../shared/room/hidden.ts'
import { keepsTurn } from '../../../shared/room/turn.ts'

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

/** Where a game stands between two moves. */
interface Standing {
	state: unknown
	turn: number
	turnAt: number // since when it has been that turn
}

interface Plan {
	seat: Seat
	at: number
}

/**
 * Plays a whole game between bots on a virtual clock that jumps to whatever happens next. They play as in a room: their
 * time counts from the beginning of a turn, which in a race is the reveal, and whoever comes next chooses by what its
 * seat sees then.
 */
export function playGame(game: AnyGame, setting: Setting): Played {
	const moves: Move[] = []
	const first = game.setup(setting.options, setting.seating, randomFrom(setting.seed))
	let standing: Standing = { state: first, turn: 0, turnAt: 0 }
	let now = 0
	setting.observe?.({ state: first, events: [] })
	while (game.outcome(game.table(standing.state)) === undefined) {
		const { state, turn, turnAt } = standing
		const next = chooseNext(game, setting, standing)
		now = Math.max(now, next.at)
		const steps = stepsOf(game, setting, standing, next.seat, now)
		const applied = applySteps(game, state, next.seat, steps, { at: now, acted: now })
		if (isRejected(applied)) {
			const move = JSON.stringify({ ...next, steps })
			throw new Error(`${applied.rejected}: ${move} (seed ${setting.seed})`)
		}
		const move = { seat: next.seat, steps, at: now }
		moves.push(move)
		const standsStill = keepsTurn(game, game.table(state), game.table(applied.state), next.seat)
		standing = standsStill
			? { state: applied.state, turn, turnAt }
			: { state: applied.state, turn: turn + 1, turnAt: now }
		setting.observe?.({ state: applied.state, events: applied.events, move })
	}
	return { state: standing.state, moves }
}

const botAt = ({ bots }: Setting, seat: Seat): AnyBot => bots[seat % bots.length]!

const viewOf = (game: AnyGame, { state }: Standing, seat: Seat) => ({
	table: game.table(state),
	seat,
	hand: game.hand(state, seat),
})

/** The same as long as the turn lasts, however often a bot is asked. */
const chanceFor = (use: 'takes' | 'bot', { seed }: Setting, { turn }: Standing, seat: Seat) =>
	randomFrom(`${use}:${seed}:${turn}:${seat}`)

/** Whoever acts soonest: the table first where it is due at the same moment. */
function chooseNext(game: AnyGame, setting: Setting, standing: Standing): Plan {
	const due = game.due(standing.state)
	let soonest: Plan | undefined = due && { seat: TABLE, at: due.at }
	for (const seat of game.actors(game.table(standing.state))) {
		const chance = chanceFor('takes', setting, standing, seat)
		const at = standing.turnAt + botAt(setting, seat).takes(viewOf(game, standing, seat), chance)
		if (soonest === undefined || at < soonest.at) soonest = { seat, at }
	}
	if (soonest === undefined) throw new Error(`nobody acts and nothing is due (seed ${setting.seed})`)
	return soonest
}

/** What whoever acts does; a bot, too, looks at what a step shows it before it goes on. */
function stepsOf(game: AnyGame, setting: Setting, standing: Standing, seat: Seat, at: number): unknown[] {
	const { state } = standing
	if (seat === TABLE) return [game.due(state)!.step]
	const chance = chanceFor('bot', setting, standing, seat)
	const steps = thinkThrough(botAt(setting, seat).think(viewOf(game, standing, seat), chance, 1))
	if (steps.length < 2 || game.table(state) === state) return steps
	const last = earlyReveal(game, state, seat, steps, { at, acted: at })
	return last === undefined ? steps : steps.slice(0, last + 1)
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
