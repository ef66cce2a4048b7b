import { botToday, type Thinking, usualBot } from '../kernel/bot.ts'
import { type AnyGame, type FindGame, type Seat, TABLE } from '../kernel/game.ts'
import { randomFrom } from '../kernel/random.ts'
import { runningClock } from './clock.ts'
import { ownBreakOff } from './commands/break-off.ts'
import { ownMove } from './commands/move.ts'
import { ownTimeOut } from './commands/time-out.ts'
import { DRAW_WITHIN } from './draw.ts'
import type { Entry, MoveArgs } from './entry.ts'
import { earlyReveal } from './hidden.ts'
import { type Match, type Room, seatById } from './room.ts'

/** What the room does by itself without anybody having to think: the table's own move, say. */
interface KnownMove {
	at: number
	entry: Entry
}

/** A bot's move to come: when is known before what. */
export interface BotPlan {
	at: number
	name: string // of what is to be decided: another for every move
	about: unknown // the state that its decision is for; a race runs on while it thinks
	think(effort: number): Thinking<unknown>
	/** Its move, once it is decided. */
	entry(steps: readonly unknown[]): Entry
	/** What it could do where its own thought fails: as a weaker one that is quick would, or anything legal. */
	makeshifts: readonly (() => readonly unknown[])[]
}

export type OwnMove = KnownMove | BotPlan

/**
 * Everything the room would do by itself, the soonest first: the table's own move, those of the bots, and the end of
 * somebody's time, where anybody else is there to wait for them; or the end of its patience with a start.
 */
export function ownMoves(room: Room, games: FindGame, isAwaited = true): OwnMove[] {
	const { match, draw } = room
	if (draw) return [known(ownBreakOff(draw.since + DRAW_WITHIN))]
	if (room.phase !== 'playing' || !match || match.outdated || match.pausedAt !== undefined) return []
	const game = games(match.game, match.version)
	if (!game) return []
	const due = game.due(match.state)
	const candidates: OwnMove[] = due
		? [known(moveAt(match, match.startedAt + due.at, { seat: TABLE, steps: [due.step] }))]
		: []
	for (const seat of game.actors(game.table(match.state))) {
		const planned = planBot(room, match, game, seat)
		if (planned) candidates.push(planned)
	}
	const running = isAwaited ? runningClock(room, games) : undefined
	if (running) candidates.push(known(ownTimeOut(running)))
	return candidates.sort((one, other) => one.at - other.at)
}

const known = (entry: Entry): KnownMove => ({ at: entry.at, entry })

const moveAt = ({ startedAt }: Match, at: number, args: MoveArgs): Entry =>
	ownMove(at, { ...args, acted: at - startedAt })

/** A bot, too, looks at what a step shows it before it goes on. */
function untilReveal(
	game: AnyGame,
	{ state, startedAt }: Match,
	seat: Seat,
	steps: readonly unknown[],
	at: number,
): unknown[] {
	if (steps.length < 2 || game.table(state) === state) return [...steps]
	const moment = { at: at - startedAt, acted: at - startedAt }
	const last = earlyReveal(game, state, seat, steps, moment)
	return last === undefined ? [...steps] : steps.slice(0, last + 1)
}

/**
 * A bot's times and thoughts follow from its view and a seed of its own, so asking twice gives the same answer. It
 * plans once a turn, from its beginning: where others act meanwhile, its times stay. Before it sat down it does nothing.
 */
function planBot(room: Room, match: Match, game: AnyGame, seat: Seat): BotPlan | undefined {
	const { bot = null, botSince = 0 } = seatById(room, match.seats[seat]?.id ?? -1) ?? {}
	const level = bot === null ? undefined : (botToday(game, bot) ?? usualBot(game))
	if (level === undefined) return undefined
	const { state, seed, startedAt, turn, turnAt, moves } = match
	const table = game.table(state)
	const view = { table, seat, hand: game.hand(state, seat) }
	const chance = (use: string) => randomFrom(`${use}:${seed}:${turn}:${seat}`)
	const thinkAs = (name: string, effort: number) => game.bots[name]!.think(view, chance('bot'), effort)
	const takes = game.bots[level]!.takes(view, chance('takes'))
	const at = Math.max(startedAt + turnAt + takes, botSince)
	return {
		at,
		name: [room.epoch, turn, seat, level, at, moves.filter((move) => move.seat === seat).length].join(),
		about: game.races(table) ? undefined : state,
		think: (effort) => thinkAs(level, effort),
		entry: (steps) => moveAt(match, at, { seat, steps: untilReveal(game, match, seat, steps, at) }),
		makeshifts: [
			...weakerThan(game, level).map((name) => () => firstThought(thinkAs(name, 1))),
			() => [chance('makeshift').pick(game.steps(view))],
		],
	}
}

function weakerThan({ bots }: AnyGame, level: string): string[] {
	const levels = Object.keys(bots)
	return levels.slice(0, levels.indexOf(level)).reverse()
}

/** What is decided in a single slice; nothing where that is not enough. */
function firstThought(thinking: Thinking<unknown>): unknown[] {
	const slice = thinking.next()
	return slice.done ? slice.value : []
}
