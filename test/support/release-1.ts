import { bytesOfText } from '../../shared/kernel/bytes.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { sha256Hex } from '../../shared/kernel/sha256.ts'

/**
 * Rooms as release 1 wrote them, kept in `test/fixtures/release-1`: whatever comes after it must open them. What
 * they hold is described here in full, since the types of the code may change.
 */

/** Somebody who has been to a room. */
export interface OldPerson {
	name: string
	token: string // in place of which the room knows its SHA-256
	seat: number | null // the id of their own
	is: 'here' | 'away' | 'replaced' // by a bot, while they were gone
}

export interface OldSeat {
	id: number
	name: string
	colour: number
	played: 'person' | 'bot' | 'nobody'
	bot: string | null
	owned: boolean
}

/** What everybody saw. Chat is left out: it may be shown elsewhere, and need not outlive a release. */
export interface OldView {
	game: string
	options: Record<string, unknown>
	phase: 'lobby' | 'playing' | 'over'
	epoch: number
	creator: number | null
	seats: OldSeat[]
	from?: 'device' | 'devices'
	match?: OldMatch
}

/** The game that is played or was just finished. Places at its table count from 0. */
export interface OldMatch {
	about: object // terms and players
	now: { turn: number; outcome: object | null; [more: string]: unknown }
	actors: number[] // whose turn it is
	moves: number
	digests: {
		table: string
		moves: string // the story of the game
		hands: string[] // by place
		record?: string // once it is over
	}
}

/** A room on the edge: rows of the object's own database. */
export interface OldRoom {
	name: string // of the fixture
	code: string
	at: number // when the object went to sleep
	alarm: number | null
	people: OldPerson[]
	history: OldRow[]
	away: [person: string, since: number | null][]
	chat: { name: string; text: string }[] // the last lines, as they were shown
	shows: OldView
}

export type OldRow = [number: number, kind: 'entry' | 'room' | 'table', epoch: number, body: string]

/** What one browser kept, and who uses it. */
export interface OldBrowser {
	name: string
	memory: Record<string, string> // of the page's origin, by key
	entries: [key: [room: string, number: number], entry: object][]
	updates: [key: [room: string, number: number], update: { name: string; epoch: number; update: string }][]
	away: [key: [room: string, person: string], since: number | null][]
	keys: [room: string, identity: { card: object; signing: object; exchange: object }][] // as JWK
}

/** A room that browsers ran themselves: the first of them is its authority. */
export interface OldBrowserRoom {
	name: string
	code: string
	path: string // where it is found in the app
	at: number
	browsers: OldBrowser[]
	shows: OldView
}

const edge = import.meta.glob<Omit<OldRoom, 'name'>>('../fixtures/release-1/edge/*.json', {
	eager: true,
	import: 'default',
})
const browser = import.meta.glob<Omit<OldBrowserRoom, 'name'>>('../fixtures/release-1/browser/*.json', {
	eager: true,
	import: 'default',
})

const named = <Fixture extends object>(files: Record<string, Fixture>): (Fixture & { name: string })[] =>
	Object.entries(files).map(([path, fixture]) => ({ ...fixture, name: /([\w-]+)\.json$/.exec(path)![1]! }))

export const oldRooms: readonly OldRoom[] = named(edge)

export const oldBrowserRooms: readonly OldBrowserRoom[] = named(browser)

/** The bytes of a document's update; an entry is text. */
export const bodyOf = ([, kind, , body]: OldRow): string | Uint8Array =>
	kind === 'entry' ? body : Uint8Array.from(atob(body), (character) => character.charCodeAt(0))

/** As the fixtures tell of what is too long to be written down. */
export const digestOf = (value: unknown): string => sha256Hex(bytesOfText(canonical(value)))
