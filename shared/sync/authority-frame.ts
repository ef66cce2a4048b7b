import { isRecord, parseJson } from '../kernel/json.ts'
import {
	isAnything,
	isCount,
	isFlag,
	isNumber,
	isText,
	listOf,
	orNone,
	orNull,
	type Shape,
	shaped,
	tableOf,
} from '../kernel/shape.ts'
import type { AuthorityFrame, Network } from './frames.ts'

type Frame<Type> = Extract<AuthorityFrame, { type: Type }>

const LONGEST = 2_000_000 // characters; the longest games take a tenth of it
const MOST_ENTRIES = 10_000

const network: Shape<Network> = { ping: isNumber, given: isNumber, verified: isFlag }

/** What each frame holds. */
const frames: { readonly [Type in AuthorityFrame['type']]: Shape<Omit<Frame<Type>, 'type'>> } = {
	you: { seat: orNull(isCount), owns: orNull(isCount), now: isNumber },
	ack: { id: isText },
	rejected: { id: isText, code: isText, step: orNone(isCount) },
	error: { code: isText },
	hand: { epoch: isCount, turn: isCount, moves: isCount, hand: isAnything },
	presence: {
		here: listOf(isCount),
		away: tableOf(isNumber),
		watching: isCount,
		network: orNone(tableOf(shaped(network))),
	},
	probe: { n: isCount },
	record: { epoch: isCount, record: orNull(isRecord) },
	log: { after: isCount, entries: orNull(listOf(isRecord, MOST_ENTRIES)), rest: isCount },
}

/**
 * A text frame from the authority, which may be somebody's browser: undefined for whatever an honest one does not
 * send, so that it is passed over.
 */
export function parseAuthorityFrame(text: string): AuthorityFrame | undefined {
	const raw = text.length > LONGEST ? undefined : parseJson(text)
	if (!isRecord(raw) || typeof raw.type !== 'string' || !Object.hasOwn(frames, raw.type)) return undefined
	const isFrame = shaped<object>(frames[raw.type as keyof typeof frames])
	return isFrame(raw) ? (raw as AuthorityFrame) : undefined
}
