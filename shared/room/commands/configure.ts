import type { AnyGame } from '../../kernel/game.ts'
import { isRecord } from '../../kernel/json.ts'
import { parseOptions } from '../../kernel/options.ts'
import { isRejected, reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { namesFor, namesIn, placesFor, withoutStrangers } from '../named-seats.ts'
import { permitCreator } from '../powers.ts'
import type { Room } from '../room.ts'

export interface Configure {
	game: string
	options: Record<string, unknown>
	version?: number // of the game's rules; entries without one were made by the first
}

/** Choose what will be played. */
export const configure: Command<Configure> = {
	parse({ game, options }) {
		if (typeof game !== 'string') return reject('no-such-game')
		return isRecord(options) ? { game, options } : reject('bad-options')
	},
	permit: permitCreator,
	complete({ seats }, { game, options }, { games }) {
		const ids = seats.map(({ id }) => id)
		const { options: schema, version = 0 } = games(game) ?? {}
		return { game, options: namesFor(options, schema?.fields ?? {}, ids), version }
	},
	apply(room, args, { games }) {
		if (room.phase === 'playing') return reject('wrong-phase')
		const game = games(args.game, args.version ?? 1)
		if (!game) return reject('no-such-game')
		if (room.seats.length > game.players.max) return reject('too-many-players')
		const ids = room.seats.map(({ id }) => id)
		const known = withoutStrangers(args.options, ids) as Configure['options']
		const named = namesIn(known, game.options.fields)
		if (!named) return reject('bad-options')
		const players = Math.max(room.seats.length, game.players.min)
		const options = parseOptions(game.options, placesFor(known, ids), players)
		if (isRejected(options)) return options
		const next = { ...room, game: game.id, options: { ...options, ...named } }
		return isOfDay(room, game, options) ? next : withoutDay(next)
	},
}

/** Whether what is chosen now is still what the day's deal is for. */
function isOfDay(
	{ game: before, day }: Room,
	{ id, daily }: AnyGame,
	options: Record<string, unknown>,
): boolean {
	const asked = day === undefined || id !== before ? undefined : daily?.options(day)
	return asked !== undefined && Object.entries(asked).every(([name, value]) => options[name] === value)
}

function withoutDay({ day: _, ...room }: Room): Room {
	return room
}
