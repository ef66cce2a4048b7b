import type { FindGame } from '../kernel/game.ts'
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
}

/** The first entry of every log. */
export function createRoom(wish: RoomWish, by: Person, now: number, games: FindGame): Accepted | Rejected {
	const game = games(wish.game)
	if (!game) return reject('no-such-game')
	const options = parseOptions(game.options, withoutStrangers(wish.options ?? {}, []), game.players.min)
	if (isRejected(options)) return options
	const { code, host } = wish
	const args: CreateArgs = { code, game: game.id, options, version: game.version, ...(host && { host }) }
	const entry: Entry = { at: now, by, type: 'create', args }
	return { room: roomOf(entry), entry }
}

/** The room as its first entry tells it. */
export const roomOf = ({ at, by, args }: Entry): Room => {
	const { code, game, options, host } = args as CreateArgs
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
	}
}
