import type { CalendarDay } from '../kernel/calendar.ts'
import type { Outcome, Seat, Seating } from '../kernel/game.ts'
import type { Move, MoveSignature } from '../kernel/record.ts'
import type { Ask } from './asks.ts'
import type { Clock, Pace } from './clock.ts'
import type { Coming } from './comings.ts'
import type { BrokenStarts, Draw } from './draw.ts'
import type { Holder } from './holders.ts'
import type { KeptResult } from './kept.ts'
import type { Banned } from './lock.ts'
import type { Nudge } from './nudge.ts'
import type { Proposal } from './proposal.ts'
import type { Applied } from './resent.ts'

/** Somebody at the door: the hash of the token that their browser made. The token itself is kept nowhere. */
export type Person = string

export type Phase = 'lobby' | 'playing' | 'over'

export interface RoomSeat {
	id: number // stays the same while others come and go; a game counts seats by their place in the list
	name: string
	colour: number // 0–5: a colour and a shape
	owner: Person | null // whose seat it is; null for one that was a bot's from the start
	player: Person | null // who plays it now: its owner, a newcomer, or nobody
	bot: string | null // which bot plays it now; with no player either, the seat stands open
	botSince: number // when that bot sat down; 0 where none ever did
	ownerName: string // what the name goes back to when the owner does
	chosen: number // when its colour was chosen, as a running number; 0 if it was dealt
	since?: number // when its player came back to it, or took it over, in the game that is on
	awaited?: Person // for whom a bot plays until they are back
}

/** One line of the table's story: who moved, and the game's public events. */
export type MoveEntry = [seat: Seat, ...events: unknown[]]

/** A game in progress or just finished. */
export interface Match {
	game: string
	version: number
	options: unknown
	seating: Seating
	seats: { id: number; name: string; colour: number; bot?: string }[] // as they were at the start
	seed: string // secret until the end
	commitment: string // SHA-256 of the seed, public from the start
	day?: CalendarDay // whose deal it is, where anybody could know it
	startedAt: number // later by as long as the game stood still
	begunAt?: number // when it really began, where it did
	state: unknown
	turn: number // what a command must name; it stands still while others may act at the same time
	turnAt: number // since when it has been that turn, in milliseconds of the game
	moves: Move[]
	entries: MoveEntry[]
	before: Pick<Match, 'state' | 'turn' | 'moves' | 'entries'> | null // what an undo would go back to
	changes?: Record<string, number> // what each person did besides moving, as a count: a game's log must end
	outcome: Outcome | null
	outdated: boolean // the rules changed under it: it can be looked at, not played
	keys?: string[] // of those who signed moves
	signed?: string[] // between devices: what each command was called, and by which key
	drawn?: Drawn // where host and players drew the seed together
	undone?: Undone[] // between devices
	held?: Holder[] // who sat where so far
	asked?: Person[] // who asked for a seat lately, as often as they did
	comings?: Coming[] // who left a seat and who sat down in it, as everybody may know
	pausedAt?: number // while all have agreed to pause
	proposed?: Record<number, number> // when each seat proposed something last
	clock?: Clock
	abandoned?: true // by whoever was alone against bots
}

/** A move that its player took back. It stands in no record, but what its player signed of it is kept. */
export interface Undone {
	after: number // moves that stood before it
	move: Move
	undo: MoveSignature | null
}

/** How a seed came about. */
export type Drawn = Pick<Draw, 'secret' | 'promise' | 'lots'>

/** Everything the authority knows, as plain data: the fold of its log. */
export interface Room {
	code: string
	createdAt: number
	touchedAt: number // when the last entry was made
	creator: Person
	game: string
	options: unknown
	phase: Phase
	epoch: number // games started so far
	seats: RoomSeat[]
	match: Match | null
	counter: number // running number for seat ids and choices of colour
	applied: Applied[] // everybody's latest commands, so that a resent one applies once
	host?: string // between devices: the fingerprint of the one that keeps the room
	origin?: string // where it went on from another authority: the game between devices that it was, or '' for a device's
	draw?: Draw // while a seed is drawn
	broken?: BrokenStarts
	locked?: boolean // nobody new comes in
	hints?: true // people may ask for one on their turn
	clock?: Pace // for the games to come
	proposal?: Proposal // what everybody is asked, during a game
	nudge?: Nudge // the latest, during a game
	banned?: Banned[] // who may not come back; never shown
	asks?: Ask[] // for seats that stand open; none where nobody asks
	moved?: Whereabouts // where everybody meets instead
	openChat?: true // those who watch may write and react too
	kept?: true // it stays for a year
	results?: KeptResult[] // of its latest games, where it is kept
	formerly?: [from: Person, to: Person][] // who went on as another browser: the latest who did
	day?: CalendarDay // whose deal the next game is: its creator may know it, so everybody is told
}

/** How a room is found: by its code, and where a device keeps it by the key of that too. */
export interface Whereabouts {
	code: string
	host?: string
}

export const MAX_NAME = 20
export const COLOURS = 6
const DAY = 24 * 3600 * 1000
export const ROOM_LIFETIME = 14 * DAY
export const KEPT_LIFETIME = 365 * DAY // of a room that its creator keeps
export const MOST_CHANGES = 500 // by one person in one game, besides moves: nobody needs so many
export const GONE_AFTER = 60_000 // how long somebody is away before others may act for them

export const seatOf = ({ seats }: Pick<Room, 'seats'>, person: Person | null): RoomSeat | undefined =>
	person === null ? undefined : seats.find((seat) => seat.player === person)

/** The seat that somebody got up from and can take back: nobody plays it, or a bot or a newcomer does. */
export const leftBy = (room: Room, person: Person | null): RoomSeat | undefined =>
	person === null || seatOf(room, person) ? undefined : room.seats.find((seat) => isKeptFor(seat, person))

/** Whether somebody may come back to a seat: it is theirs, or a bot stands in for them. */
export const isKeptFor = ({ owner, awaited }: RoomSeat, person: Person): boolean =>
	owner === person || awaited === person

export const seatById = (room: Room, id: number): RoomSeat | undefined =>
	room.seats.find((seat) => seat.id === id)

/** The place at the game's table that a seat of the room has, if it has one. */
export const placeOf = (match: Match, seat: RoomSeat): Seat | undefined => {
	const place = match.seats.findIndex(({ id }) => id === seat.id)
	return place < 0 ? undefined : place
}

export const freeColour = (room: Room): number => {
	const taken = new Set(room.seats.map((seat) => seat.colour))
	for (let colour = 0; colour < COLOURS; colour++) if (!taken.has(colour)) return colour
	return 0
}

/**
 * The room in which a colour is free, or undefined where a person has it. A bot takes whatever is left: before a game
 * nobody minds but people.
 */
export function withColourFreed(room: Room, colour: number, left: number): Room | undefined {
	const holder = room.seats.find((seat) => seat.colour === colour)
	if (!holder) return room
	return holder.player === null && holder.owner === null
		? replaceSeat(room, holder.id, { colour: left })
		: undefined
}

export const replaceSeat = (room: Room, id: number, change: Partial<RoomSeat>): Room => ({
	...room,
	seats: room.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)),
})
