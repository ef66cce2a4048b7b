import { bytesOfText } from '../kernel/bytes.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { speakerOf } from './company.ts'
import { tidy } from './profile.ts'
import type { Person, Room } from './room.ts'

export const MAX_TEXT = 200 // characters of a line
const KEPT_LINES = 50
const KEPT_BYTES = 8192 // of all lines together, as they are sent
const KEPT_KEYS = 128

export interface ChatLine {
	n: number // counts the room's lines from 1
	seat: number // id; below 0 for somebody who watched
	name: string
	text: string
	at: number
}

/** What was said lately. It is no part of the room: nothing follows from it, and it may be forgotten. */
export interface Chat {
	lines: ChatLine[]
	heard: string[] // names of the latest lines as their pages sent them, so that one sent again appears once
	said?: number // how many there were, where the latest have been erased
}

export const NO_CHAT: Chat = { lines: [], heard: [] }

/** A line as it was sent; whose it is, the socket says. */
export interface Saying {
	id: string
	by: Person
	called?: string | undefined // what they call themselves, while they watch
	text: unknown
	at: number
}

/** Adds a line and forgets the oldest; the same chat where the line was heard before. */
export function say(chat: Chat, room: Room, { id, by, called, text, at }: Saying): Chat | Rejected {
	const key = keyOf(by, id)
	if (chat.heard.includes(key)) return chat
	const speaker = speakerOf(room, by, called)
	if (isRejected(speaker)) return speaker
	const said = tidy(text, MAX_TEXT)
	if (said === undefined) return reject('bad-text')
	const line: ChatLine = {
		n: countOf(chat) + 1,
		seat: speaker.seat,
		name: speaker.name,
		text: said,
		at,
	}
	return { lines: withinLimits([...chat.lines, line]), heard: [...chat.heard, key].slice(-KEPT_KEYS) }
}

const keyOf = (by: Person, id: string): string => `${by.slice(0, 8)}:${id}`

const countOf = ({ lines, said = 0 }: Chat): number => Math.max(said, lines.at(-1)?.n ?? 0)

/** The chat without what somebody said; the same where that is nothing. A line and its name come and go together. */
export function withoutLinesOf(chat: Chat, people: ReadonlySet<Person>): Chat {
	const { lines, heard } = chat
	const earlier = heard.length - lines.length // of lines that are not kept any more
	const starts = [...people].map((person) => keyOf(person, ''))
	const isTheirs = (name = '') => starts.some((start) => name.startsWith(start))
	const left = lines.filter((_, index) => !isTheirs(heard[earlier + index]))
	if (left.length === lines.length) return chat
	return { lines: left, heard: heard.filter((name) => !isTheirs(name)), said: countOf(chat) }
}

/** The newest lines that fit; a line by itself always does. */
function withinLimits(lines: readonly ChatLine[]): ChatLine[] {
	let bytes = 0
	let first = lines.length
	while (first > 0 && lines.length - first < KEPT_LINES) {
		bytes += bytesOfText(JSON.stringify(lines[first - 1])).length
		if (bytes > KEPT_BYTES) break
		first -= 1
	}
	return lines.slice(first)
}

/** The line that a saying added, if it did. */
export const newLine = (before: Chat, after: Chat | Rejected): ChatLine | undefined =>
	isRejected(after) || after === before ? undefined : after.lines.at(-1)
