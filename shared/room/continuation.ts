import { botToday, usualBot } from '../kernel/bot.ts'
import type { FindGame } from '../kernel/game.ts'
import { isRecord } from '../kernel/json.ts'
import type { Pace } from './clock.ts'
import { findCommand } from './commands/index.ts'
import type { Entry } from './entry.ts'
import { withoutStrangers } from './named-seats.ts'
import { tidy } from './profile.ts'
import { type Drawn, MAX_NAME, type Match, type Person, type Room, type RoomSeat } from './room.ts'

/**
 * One game on its way from one authority to another: what was to be played and by whom, how it was dealt, and what
 * has happened since. Nothing of the games before it, and nothing that was said.
 */
export interface Continuation {
	terms: Terms
	begin?: Beginning // none where no game has begun
	entries: Entry[] // since then
	since?: Terms // the room after the game, where it is over
}

/** The room just before the game began, as far as the game depends on it. */
export interface Terms {
	game: string
	options: unknown
	creator: Person
	epoch: number // games before this one
	counter: number
	seats: RoomSeat[] // of all who play
	host?: string // between devices: the fingerprint of the one that kept the room
	clock?: Pace
}

export interface Beginning {
	at: number
	seed: string
	version: number
	drawn?: Drawn // where host and players drew the seed together
}

/** What an authority keeps of a room: as it was before its game, the game's entries, and as it is where no game is on. */
export interface Kept {
	before?: Place | undefined
	entries: readonly Entry[] // from the one that began the game
	after?: Place | undefined
}

interface Place {
	room: Omit<Room, 'match'>
}

/**
 * The game that a room is at, or has just finished, or else its lobby. Undefined where the rules have changed under it,
 * and where it came from elsewhere itself.
 */
export function continuationOf(
	{ before, entries, after }: Kept,
	match: Match | null,
	games: FindGame,
): Continuation | undefined {
	if (!match) return after && { terms: termsOf(after.room, games), entries: [] }
	if (!before || match.outdated) return undefined
	return {
		terms: termsOf(before.room, games),
		begin: beginningOf(match),
		entries: entries.slice(1).flatMap((entry) => told(entry, match, games)),
		...(after && { since: termsOf(after.room, games) }),
	}
}

function termsOf(
	{ game: id, options, creator, epoch, counter, seats, host, clock }: Place['room'],
	games: FindGame,
): Terms {
	const known = games(id)
	const usual = (known && usualBot(known)) ?? '' // plays for one of another game
	const played = seats.filter(({ player, bot }) => player !== null || bot !== null)
	return {
		game: id,
		options: withoutStrangers(
			options,
			played.map(({ id }) => id),
		),
		creator,
		epoch,
		counter,
		seats: played.map(({ id, name, colour, owner, player, bot, botSince, ownerName, chosen }) => ({
			id,
			name: shown(name),
			colour,
			owner,
			player,
			bot: bot === null || (known && botToday(known, bot)) !== undefined ? bot : usual,
			botSince,
			ownerName: shown(ownerName),
			chosen,
		})),
		...(host !== undefined && { host }),
		...(clock && { clock }),
	}
}

/** Names were tidied when they were given, but perhaps by other rules. */
const shown = (name: string): string => tidy(name, MAX_NAME) ?? '?'

const beginningOf = ({ startedAt, begunAt = startedAt, seed, version, drawn }: Match): Beginning => ({
	at: begunAt,
	seed,
	version,
	...(drawn && { drawn }),
})

/** An entry with nothing in it but what the next authority needs; none where it is of no use to that. */
function told(entry: Entry, match: Match, games: FindGame): Entry | [] {
	const { at, by, id, type, args, signed } = withName(entry)
	const { carried } = findCommand(type) ?? {}
	if (carried === 'never') return []
	return {
		at,
		by,
		type,
		args: carried?.tell ? carried.tell(args, match, games) : args,
		...(signed && { id: id ?? '', signed }),
	}
}

/** An entry with the name in it as it is shown today; what was signed of it stays known. */
function withName(entry: Entry): Entry {
	const { args, signed } = entry
	if (!isRecord(args) || typeof args.name !== 'string') return entry
	const { name } = args
	if (shown(name) === name) return entry
	return {
		...entry,
		args: { ...args, name: shown(name) },
		...(signed && { signed: { ...signed, sent: signed.sent ?? { name } } }),
	}
}
