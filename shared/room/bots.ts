import { botToday, thinkThrough, usualBot } from '../kernel/bot.ts'
import { type AnyGame, type FindGame, type Seat, TABLE } from '../kernel/game.ts'
import { randomFrom } from '../kernel/random.ts'
import { type Rejected, reject } from '../kernel/rejection.ts'
import { ownBreakOff } from './commands/break-off.ts'
import { ownMove } from './commands/move.ts'
import { DRAW_WITHIN } from './draw.ts'
import type { Entry, MoveArgs } from './entry.ts'
import { earlyReveal } from './hidden.ts'
import { nameApart } from './name.ts'
import { tidy } from './profile.ts'
import { MAX_NAME, type Match, type Room, seatById } from './room.ts'

export interface SeatBot {
	bot?: string // the usual one of its time, where an old entry has none
	name?: string // left to the room where an old entry has none
}

// Railway engineers, architects and mapmakers.
const NAMES = ['Fulgence', 'Hector', 'Ada', 'Isambard', 'Ildefons', 'Mary', 'Rowland', 'Phyllis']

/** As it was chosen before entries said it. */
export const botName = (room: Room): string =>
	NAMES.find((name) => !room.seats.some((seat) => seat.name === name)) ?? `Bot ${room.seats.length + 1}`

/** The first name that is nobody's, also by look. */
export const freeBotName = (room: Room): string =>
	NAMES.find((name) => nameApart(room, name) === name) ?? nameApart(room, `Bot ${room.seats.length + 1}`)

export const parseBot = ({ bot, name }: Record<string, unknown>): SeatBot | Rejected => {
	const called = tidy(name, MAX_NAME)
	if (bot !== undefined && typeof bot !== 'string') return reject('no-such-bot')
	return { ...(bot !== undefined && { bot }), ...(called !== undefined && { name: called }) }
}

/** The bot that takes over a seat in this game. */
export function botFor({ game: id }: Room, games: FindGame): string | undefined {
	const game = games(id)
	return game && usualBot(game)
}

/** What the room does by itself next, and when. */
export const nextOwnMove = (room: Room, games: FindGame): Entry | undefined => ownMoves(room, games)[0]

/** Everything the room would do by itself, the soonest first: the table's own move, and those of the bots; or the end of its patience with a start. */
export function ownMoves(room: Room, games: FindGame): Entry[] {
	const { match, draw } = room
	if (draw) return [ownBreakOff(draw.since + DRAW_WITHIN)]
	if (room.phase !== 'playing' || !match || match.outdated) return []
	const game = games(match.game, match.version)
	if (!game) return []
	const due = game.due(match.state)
	const candidates: Entry[] = due
		? [moveAt(match, match.startedAt + due.at, { seat: TABLE, steps: [due.step] })]
		: []
	for (const seat of game.actors(game.table(match.state))) {
		const planned = planBot(room, match, games, seat)
		if (planned) candidates.push(planned)
	}
	return candidates.sort((one, other) => one.at - other.at)
}

const moveAt = ({ startedAt }: Match, at: number, args: MoveArgs): Entry =>
	ownMove(at, { ...args, acted: at - startedAt })

/** A bot, too, looks at what a step shows it before it goes on. */
function untilReveal(game: AnyGame, { state, startedAt }: Match, seat: Seat, steps: unknown[], at: number) {
	if (steps.length < 2 || game.table(state) === state) return steps
	const moment = { at: at - startedAt, acted: at - startedAt }
	const last = earlyReveal(game, state, seat, steps, moment)
	return last === undefined ? steps : steps.slice(0, last + 1)
}

/**
 * A bot's move follows from its view and a seed of its own, so asking twice gives the same answer. It plans once
 * a turn, from its beginning: where others act meanwhile, its times stay. Before it sat down it does nothing.
 */
function planBot(room: Room, match: Match, games: FindGame, seat: number): Entry | undefined {
	const game = games(match.game, match.version)
	const { bot = null, botSince = 0 } = seatById(room, match.seats[seat]?.id ?? -1) ?? {}
	if (!game || bot === null) return undefined
	const level = botToday(game, bot) ?? usualBot(game)
	if (level === undefined) return undefined
	const { takes: draw, think } = game.bots[level]!
	const { state, seed, startedAt, turn, turnAt } = match
	const { steps, takes } = plannedOnce(match, `${turn}:${seat}:${level}`, () => {
		const chance = (use: string) => randomFrom(`${use}:${seed}:${turn}:${seat}`)
		const view = { table: game.table(state), seat, hand: game.hand(state, seat) }
		return { takes: draw(view, chance('takes')), steps: thinkThrough(think(view, chance('bot'), 1)) }
	})
	const at = Math.max(startedAt + turnAt + takes, botSince)
	return moveAt(match, at, { seat, steps: untilReveal(game, match, seat, steps, at) })
}

interface Plan {
	takes: number // milliseconds
	steps: unknown[]
}

/** What bots have made of a state: the room asks after everything that happens in it, a chat line too. */
const plans = new WeakMap<object, Map<string, Plan>>()

function plannedOnce({ state }: Match, name: string, plan: () => Plan): Plan {
	const known = plans.get(state as object) ?? new Map<string, Plan>()
	plans.set(state as object, known)
	const decision = known.get(name) ?? plan()
	known.set(name, decision)
	return decision
}
