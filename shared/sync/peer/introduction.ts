import { isRecord } from '../../kernel/json.ts'

/** How far a browser has described its end of a direct way. */
export type Description =
	| { type: 'offer' | 'answer'; sdp: string }
	| { type: 'candidate'; candidate: { candidate: string; sdpMid: string | null; sdpMLineIndex: number } }

/** What the pages at a board tell each other over the signalling server to find a direct way, as y-webrtc says it. */
export type Introduction =
	| { type: 'announce'; from: string }
	| { type: 'signal'; from: string; to: string; token: number; signal: Description }

const MAX_NAME = 64 // characters: pages name themselves by a UUID
const MAX_DESCRIPTION = 16_384 // of one with a single data channel

/** Undefined for whatever an honest page would not say: the library fails over some of it. */
export function parseIntroduction(raw: unknown): Introduction | undefined {
	if (!isRecord(raw)) return undefined
	const { type, from, to, token } = raw
	if (!isName(from)) return undefined
	if (type === 'announce') return { type, from }
	const signal = parseDescription(raw.signal)
	return type === 'signal' && signal && isName(to) && typeof token === 'number'
		? { type, from, to, token, signal }
		: undefined
}

function parseDescription(raw: unknown): Description | undefined {
	if (!isRecord(raw)) return undefined
	const { type, sdp } = raw
	if (type === 'offer' || type === 'answer') return isText(sdp, MAX_DESCRIPTION) ? { type, sdp } : undefined
	if (type !== 'candidate' || !isRecord(raw.candidate)) return undefined
	const { candidate, sdpMid, sdpMLineIndex } = raw.candidate
	return isText(candidate, MAX_DESCRIPTION) &&
		(sdpMid === null || isText(sdpMid, MAX_NAME)) &&
		isIndex(sdpMLineIndex)
		? { type, candidate: { candidate, sdpMid, sdpMLineIndex } }
		: undefined
}

const isName = (value: unknown): value is string => isText(value, MAX_NAME) && value !== ''

const isText = (value: unknown, longest: number): value is string =>
	typeof value === 'string' && value.length <= longest

const isIndex = (value: unknown): value is number =>
	Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10
