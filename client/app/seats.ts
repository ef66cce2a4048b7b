import { signal } from '@preact/signals'
import { hexOfBytes } from '../../shared/kernel/bytes.ts'
import { KEPT_LIFETIME, ROOM_LIFETIME } from '../../shared/room/room.ts'
import type { RoomView } from '../../shared/room/view.ts'
import { isLocalCode } from './room-code.ts'
import { keep, recall } from './storage.ts'
import { whenIdle } from './when-idle.ts'

/** A room this browser has been to. */
interface Visit {
	token: string // who we are there, 128 bits in hexadecimal; a secret
	fresh?: true // it was made when this browser remembered nothing of the room: a cookie that the server set may know better
	at: number // when we were last there
	game?: string // where we hold a seat: what is played
	made?: boolean // it is our room
	hidden?: true // taken off the list of our tables, until we are there again
	host?: string // of a room between devices: whose device keeps it, as its link tells
	kept?: true | undefined // it stays for a year
	turn?: boolean // it was ours when we last heard of it
	phase?: RoomView['phase'] | undefined // how far it was then
}

type Visits = Readonly<Record<string, Visit>>

const KEY = 'rooms'

const isAlive = ({ at, kept }: Visit): boolean => Date.now() - at < (kept ? KEPT_LIFETIME : ROOM_LIFETIME)

const visits = signal<Visits>(
	Object.fromEntries(Object.entries(recall<Visits>(KEY) ?? {}).filter(([, visit]) => isAlive(visit))),
)

function keepVisit(code: string, visit: Visit): void {
	visits.value = { ...visits.value, [code]: visit }
	keep(KEY, visits.value)
}

export const makeToken = (): string => hexOfBytes(crypto.getRandomValues(new Uint8Array(16)))

/** Who we are in a room; made at the first visit and kept, so that the seat is there after a reload. */
export function whoIn(code: string): { token: string; fresh: true | undefined } {
	if (!isKnownRoom(code)) keepFound(code)
	const { token, fresh } = visits.peek()[code]!
	return { token, fresh }
}

export const tokenFor = (code: string): string => whoIn(code).token

/** A room of which we know no more than that, or what the server remembers of us there. */
export const keepFound = (code: string, found?: Partial<Visit>): void =>
	keepVisit(code, { token: makeToken(), fresh: true, at: Date.now(), ...found })

export const keepToken = (code: string, token: string): void => keepVisit(code, { token, at: Date.now() })

/** Remembers who keeps a room, so that the way back is known. */
export const keepHost = (code: string, host: string): void =>
	keepVisit(code, { ...visits.peek()[code], token: tokenFor(code), at: Date.now(), host })

/** Whose device keeps a room, if one does. */
export const hostOf = (code: string): string | undefined => visits.peek()[code]?.host

/** A room that we made: its powers are ours, with a seat or without. */
export const keepOwnRoom = (code: string, token: string): void =>
	keepVisit(code, { token, at: Date.now(), made: true })

export const isOwnRoom = (code: string): boolean => visits.value[code]?.made === true

/**
 * Remembers that we hold a seat in a room, or no longer do (then the game is left out). Some browsers clear what a page
 * stores after a week without a visit, but not the cookies that its server sets: so the server keeps it in one, too.
 */
export function noteSeat(code: string, game?: string, now: Pick<Visit, 'kept' | 'phase'> = {}): void {
	const visit = visits.peek()[code]
	if (!visit) return
	const { game: before, hidden: _, kept: __, phase: ___, ...known } = visit
	keepVisit(code, { ...known, at: Date.now(), ...(game !== undefined && { game }), ...now })
	if ((game ?? before) === undefined || visit.host !== undefined || isLocalCode(code)) return
	const body = JSON.stringify({ token: visit.token })
	whenIdle(() => fetch(`/api/rooms/${code}/seat`, { method: 'POST', body }).catch(() => {}))
}

/** Whether a table waits for us, as far as we know. */
export function noteTurn(code: string, turn: boolean): void {
	const visit = visits.peek()[code]
	if (visit && (visit.turn ?? false) !== turn) keepVisit(code, { ...visit, turn })
}

export const isKnownRoom = (code: string): boolean => code in visits.peek()

export function forgetRoom(code: string): void {
	const { [code]: _, ...others } = visits.peek()
	visits.value = others
	keep(KEY, others)
}

/** Takes a room off the list of our tables: who we are there stays known, so that the link leads back to the seat. */
export function hideRoom(code: string): void {
	const visit = visits.peek()[code]
	if (visit) keepVisit(code, { ...visit, hidden: true })
}

export interface VisitedRoom extends Omit<Visit, 'token'> {
	code: string
}

export interface HeldSeat extends VisitedRoom {
	game: string
}

/** The rooms in which we hold a seat, but for those that were taken off the list. */
export const heldSeats = (): HeldSeat[] =>
	visitedRooms().filter((visit): visit is HeldSeat => visit.game !== undefined && !visit.hidden)

/** Every room that we remember: first those that wait for us, the latest first. */
export const visitedRooms = (): VisitedRoom[] =>
	Object.entries(visits.value)
		.map(([code, { token: _, ...visit }]) => ({ ...visit, code }))
		.sort((a, b) => Number(b.turn ?? false) - Number(a.turn ?? false) || b.at - a.at)
