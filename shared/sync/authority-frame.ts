import {
	isFields,
	isNumber,
	isText,
	listOf,
	maybe,
	parseJson,
	type Shape,
	shaped,
	tableOf,
} from '../kernel/shape.ts'
import type { ChatLine } from '../room/chat.ts'
import type { Speaker } from '../room/company.ts'
import { MOST_ENTRIES } from '../room/entry.ts'
import type { BannedView } from '../room/lock.ts'
import type { AuthorityFrame } from './frames.ts'

type Frame<Type> = Extract<AuthorityFrame, { type: Type }>

const LONGEST = 2_000_000 // characters; the longest games take a tenth of it

const speaker: Shape<Speaker> = { seat: isNumber, name: isText }
const isSpeaker = shaped(speaker)

/** What each frame holds, by its type. */
const frames: { readonly [Type in AuthorityFrame['type']]: Shape<Frame<Type>> } = {
	you: {
		seat: maybe(isNumber),
		owns: maybe(isNumber),
		asks: maybe(isNumber),
		banned: maybe(listOf(shaped<BannedView>({ id: isNumber, name: isText }))),
		now: isNumber,
	},
	ack: { id: isText },
	rejected: { id: isText, code: isText, step: maybe(isNumber) },
	error: { code: isText },
	hand: { epoch: isNumber, turn: isNumber, moves: isNumber },
	presence: {
		here: listOf(isNumber),
		away: tableOf(isNumber),
		watching: isNumber,
		watchers: maybe(listOf(isSpeaker)),
		network: maybe(tableOf(isFields)),
	},
	probe: { n: isNumber },
	reaction: speaker,
	lines: { lines: listOf(shaped<ChatLine>({ n: isNumber, name: isText, text: isText, at: isNumber })) },
	record: { epoch: isNumber, record: maybe(isFields) },
	log: {
		epoch: isNumber,
		after: isNumber,
		terms: maybe(isFields),
		begin: maybe(isFields),
		entries: maybe(listOf(isFields, MOST_ENTRIES)),
		rest: isNumber,
	},
}

/**
 * A text frame from the authority, which may be somebody's browser: undefined for whatever an honest one does not
 * send, so that it is passed over.
 */
export function parseAuthorityFrame(text: string): AuthorityFrame | undefined {
	const raw = text.length > LONGEST ? undefined : parseJson(text)
	if (!isFields(raw)) return undefined
	const { type } = raw as AuthorityFrame
	return Object.hasOwn(frames, type) && shaped(frames[type])(raw) ? (raw as AuthorityFrame) : undefined
}
