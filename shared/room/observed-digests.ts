import { bytesOfText } from '../kernel/bytes.ts'
import type { Seat } from '../kernel/game.ts'
import { canonical } from '../kernel/json.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import type { MoveEntry } from './room.ts'
import type { DrawView, TableView } from './view.ts'

/**
 * What one pair of eyes saw of a game while it was played, as digests: little enough to be kept after every move,
 * enough to tell a record that says otherwise.
 */
export interface ObservedDigests {
	commitment: string // SHA-256 of the seed, as it was first seen
	about: string // what was to be played, and by whom
	entries: string[] // every move's line of the story
	sights: Sight[] // in the order of their moves
	ended: boolean // the last move was seen
	mine: number[] // the moves made in a seat while whoever looked sat in it
	gone?: Gone[] // moves that were seen, and were then taken back
	seat?: Seat // where they sat last
	draw?: string // how the seed was drawn, where it was drawn together
}

export interface Gone {
	move: number // counted from 1
	isMine: boolean
}

/** How things looked after so many moves. */
export interface Sight {
	moves: number
	table: string
	seat?: Seat // whose hand was seen
	hand?: string
}

/** A table as somebody sees it: with a hand, where they sit at it. */
export interface Seen extends Pick<TableView, 'table' | 'moves'> {
	about: Pick<TableView['about'], 'commitment' | 'draw'> & Terms
	now: Pick<TableView['now'], 'outcome'>
	seat?: Seat | undefined
	hand?: unknown
}

interface Terms {
	game: string
	version: number
	options: unknown
	day?: string | undefined
	seats: readonly { name: string; colour: number; bot?: string }[]
}

const LENGTH = 32 // 128 bits, in hexadecimal

export const digestOf = (value: unknown): string => sha256Hex(bytesOfText(canonical(value))).slice(0, LENGTH)

/** What a game begins with, from the table or from the record. */
export const digestOfTerms = ({ game, version, options, day, seats }: Terms): string =>
	digestOf({
		game,
		version,
		options,
		day,
		seats: seats.map(({ name, colour, bot }) => ({ name, colour, bot })),
	})

/** How a seed was drawn, from the table or from the record: there seats have other numbers. */
export const digestOfDraw = ({
	promise,
	lots,
}: {
	promise: string
	lots: readonly Omit<DrawView['lots'][number], 'seat'>[]
}): string => digestOf({ promise, lots: lots.map(({ key, pledge, share }) => ({ key, pledge, share })) })

/**
 * Adds a look at the table. Only the last move known may be gone, taken back by its player: whatever else of the
 * past has changed since is not believed, so that the first thing seen is what a record is held against.
 */
export function observe(
	before: ObservedDigests | undefined,
	{ about, now, table, moves, seat, hand }: Seen,
): ObservedDigests {
	const { commitment, about: terms, entries, sights, mine = [], gone = [], draw } = before ?? begin(about)
	const kept = entries.slice(0, countKept(entries, moves))
	const isStill = seat !== undefined && before?.seat === seat // nobody else can have moved there meanwhile
	const fresh = moves.slice(kept.length)
	const known = kept.length < entries.length ? sights.filter((one) => one.moves <= kept.length) : sights
	const sight: Sight = {
		moves: moves.length,
		table: digestOf(table),
		...(seat !== undefined && hand !== undefined && { seat, hand: digestOf(hand) }),
	}
	return {
		commitment,
		about: terms,
		...(draw !== undefined && { draw }),
		...(seat !== undefined && { seat }),
		entries: [...kept, ...fresh.map(digestOf)],
		sights: isNews(known, sight) ? [...known, sight] : known,
		ended: now.outcome !== null,
		gone:
			kept.length < entries.length
				? [...gone, { move: entries.length, isMine: mine.includes(entries.length) }]
				: gone,
		mine: [
			...mine.filter((move) => move <= kept.length),
			...fresh.flatMap(([mover], index) => (isStill && mover === seat ? kept.length + index + 1 : [])),
		],
	}
}

const begin = (about: Seen['about']): ObservedDigests => ({
	commitment: about.commitment,
	about: digestOfTerms(about),
	entries: [],
	sights: [],
	ended: false,
	mine: [],
	...(about.draw && { draw: digestOfDraw(about.draw) }),
})

/** How many of the moves known still stand: all, or all but the last. */
function countKept(entries: readonly string[], moves: readonly MoveEntry[]): number {
	const last = entries.length - 1
	const isTakenBack =
		last >= 0 && moves.length >= last && (moves.length === last || digestOf(moves[last]) !== entries[last])
	return isTakenBack ? last : entries.length
}

/** A second look at the same position tells nothing, unless it is the first at a hand. */
const isNews = (known: readonly Sight[], { moves, hand }: Sight): boolean =>
	!known.some((one) => one.moves === moves && (one.hand !== undefined || hand === undefined))
