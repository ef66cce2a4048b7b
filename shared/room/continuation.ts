import { bytesOfText } from '../kernel/bytes.ts'
import type { FindGame } from '../kernel/game.ts'
import { canonical } from '../kernel/json.ts'
import { isRejected } from '../kernel/rejection.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import type { Entry, MoveArgs } from './entry.ts'
import { tidy } from './profile.ts'
import { type Drawn, MAX_NAME, type Match, type Person, type Room, type RoomSeat } from './room.ts'
import { commit, roomOf } from './step.ts'

/**
 * One game on its way from one authority to another: what was to be played and by whom, how it was dealt, and what
 * has happened since. Nothing of the games before it, and nothing that was said.
 */
export interface Continuation {
	terms: Terms
	begin?: Beginning // none where no game has begun
	entries: Entry[] // since then
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
}

export interface Beginning {
	at: number
	seed: string
	version: number
	drawn?: Drawn // where host and players drew the seed together
}

/** A room as it is stored: from its first entry on, or from the beginning of its game. */
export interface Kept {
	checkpoint?: { room: Omit<Room, 'match'> } | undefined
	entries: readonly Entry[]
}

/** Everything that can happen in a game and after it, but for the beginning of the next. */
export const CARRIED: readonly string[] = [
	'sit',
	'leave',
	'profile',
	'configure',
	'add-bot',
	'kick',
	'hand-over',
	'reclaim',
	'move',
	'undo',
]

/** The game that a room is at, or its lobby; undefined where the rules have changed under it. */
export function continuationOf({ checkpoint, entries }: Kept, games: FindGame): Continuation | undefined {
	const [first] = entries
	if (!checkpoint && first?.type !== 'create') return undefined
	let room: Room = checkpoint ? { ...checkpoint.room, match: null } : roomOf(first!)
	let before = room
	let begun: Match | undefined
	let since: Entry[] = []
	for (const entry of checkpoint ? entries : entries.slice(1)) {
		const { match } = room
		const done = commit(room, entry, games)
		if (isRejected(done)) return undefined
		if (done.room.epoch > room.epoch) {
			before = room
			begun = done.room.match ?? undefined
			since = []
		} else if (CARRIED.includes(entry.type)) since.push(told(entry, match, games))
		room = done.room
	}
	if (!begun) return { terms: termsOf(room, games), entries: [] }
	return begun.outdated
		? undefined
		: { terms: termsOf(before, games), begin: beginningOf(begun), entries: since }
}

function termsOf({ game: id, options, creator, epoch, counter, seats, host }: Room, games: FindGame): Terms {
	const bots = games(id)?.bots ?? {}
	const [first = ''] = Object.keys(bots)
	return {
		game: id,
		options,
		creator,
		epoch,
		counter,
		seats: seats
			.filter(({ player, bot }) => player !== null || bot !== null)
			.map(({ id, name, colour, owner, player, bot, botSince, ownerName, chosen }) => ({
				id,
				name: shown(name),
				colour,
				owner,
				player,
				bot: bot === null || Object.hasOwn(bots, bot) ? bot : first, // the first plays for one of another game
				botSince,
				ownerName: shown(ownerName),
				chosen,
			})),
		...(host !== undefined && { host }),
	}
}

/** Names were tidied when they were given, but perhaps by other rules. */
const shown = (name: string): string => tidy(name, MAX_NAME) ?? '?'

const beginningOf = ({ startedAt, seed, version, drawn }: Match): Beginning => ({
	at: startedAt,
	seed,
	version,
	...(drawn && { drawn }),
})

/** An entry with nothing in it but what the next authority needs: the stopwatch starts anew there. */
function told({ at, by, id, type, args, signed }: Entry, match: Match | null, games: FindGame): Entry {
	return {
		at,
		by,
		type,
		args: type === 'move' ? toldMove(args as MoveArgs, match, games) : args,
		...(signed && { id: id ?? '', signed }),
	}
}

function toldMove({ steps, seat, acted }: MoveArgs, match: Match | null, games: FindGame): MoveArgs {
	const game = match && games(match.game, match.version)
	return {
		steps: game ? steps.map((step) => game.parse(step)) : steps,
		...(seat !== undefined && { seat }),
		...(acted !== undefined && { acted }),
	}
}

/**
 * Names a game as far as so many entries, so that two who have a copy of it can tell whether theirs are the same
 * without showing them to each other.
 */
export const digestOfGame = ({ terms, begin, entries }: Continuation, count = entries.length): string =>
	sha256Hex(bytesOfText(canonical({ terms, begin, entries: entries.slice(0, count) }))).slice(0, 32)
