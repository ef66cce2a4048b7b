import { type CalendarDay, isCalendarDay, latestDay } from '../kernel/calendar.ts'
import type { AnyGame, FindGame } from '../kernel/game.ts'
import { isRecord } from '../kernel/json.ts'
import { parseOptions } from '../kernel/options.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import type { Accepted } from './commit.ts'
import type { CreateArgs, Entry } from './entry.ts'
import { withoutStrangers } from './named-seats.ts'
import type { Person, Room } from './room.ts'

export interface RoomWish {
	code: string
	game: string
	options: unknown
	host?: string // between devices: the fingerprint of the one that keeps the room
	day?: unknown // whose deal is to be played first
}

/** The first entry of every log. */
export function createRoom(wish: RoomWish, by: Person, now: number, games: FindGame): Accepted | Rejected {
	const game = games(wish.game)
	if (!game) return reject('no-such-game')
	const { code, host, day } = wish
	const ofDay = day === undefined ? {} : optionsOfDay(game, day, host, now)
	if (!ofDay) return reject('bad-options')
	const wished = withoutStrangers(wish.options ?? {}, [])
	const options = parseOptions(
		game.options,
		isRecord(wished) ? { ...wished, ...ofDay } : wished,
		game.players.min,
	)
	if (isRejected(options)) return options
	const args: CreateArgs = {
		code,
		game: game.id,
		options,
		version: game.version,
		...(host && { host }),
		...(day !== undefined && { day: day as CalendarDay }),
	}
	const entry: Entry = { at: now, by, type: 'create', args }
	return { room: roomOf(entry), entry }
}

/**
 * What is played where the deal of a day is: of one that has come. Nobody brings a seed of their own choice, only a date,
 * which everybody sees. Between devices, where players draw the seed together, there is no such deal.
 */
function optionsOfDay(
	{ daily }: AnyGame,
	day: unknown,
	host: string | undefined,
	now: number,
): object | undefined {
	return host === undefined && isCalendarDay(day) && day <= latestDay(now) ? daily?.options(day) : undefined
}

/** The room as its first entry tells it. */
export const roomOf = ({ at, by, args }: Entry): Room => {
	const { code, game, options, host, day } = args as CreateArgs
	return {
		code,
		createdAt: at,
		touchedAt: at,
		creator: by ?? '',
		game,
		options,
		phase: 'lobby',
		epoch: 0,
		seats: [],
		match: null,
		counter: 0,
		applied: [],
		...(host !== undefined && { host }),
		...(day !== undefined && { day }),
	}
}
