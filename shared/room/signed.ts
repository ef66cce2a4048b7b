import { canonical, isRecord } from '../kernel/json.ts'
import type { Signed } from './entry.ts'
import type { Room } from './room.ts'

interface Sent {
	turn: number
	args: unknown
	signature?: string
}

/**
 * Whether all that somebody signed is kept, but for a name, which may be tidied: what is kept nowhere cannot be
 * signed, since nobody could check the signature any more, and what is kept for nothing but that is a burden to all.
 */
export function isKept(parsed: unknown, args: unknown): boolean {
	if (!isRecord(parsed) || !isRecord(args)) return false
	return canonical('name' in parsed ? { ...args, name: parsed.name } : args) === canonical(parsed)
}

/** Somebody's name under a command of which this is kept. */
export function signedIn(
	{ turn, args, signature }: Sent,
	kept: unknown,
	key: string | undefined,
): Signed | undefined {
	if (key === undefined || signature === undefined || !isRecord(args)) return undefined
	const { claim, name } = args
	const isTold = typeof name === 'string' && isRecord(kept) && kept.name !== name
	return {
		key,
		turn,
		signature,
		...(typeof claim === 'number' && { claim }),
		...(isTold && { sent: { name } }),
	}
}

/** The arguments as they were signed. */
export const withSent = (args: unknown, { sent }: Signed): unknown =>
	sent && isRecord(args) ? { ...args, ...sent } : args

const nameOf = (key: string, id: string): string => `${key.slice(2, 34)} ${id}`

/** Whether the same key signed another command by that id in this game: whoever checks takes one for the other. */
export const isSignedBefore = ({ match }: Room, key: string, id: string): boolean =>
	match?.signed?.includes(nameOf(key, id)) ?? false

/** Remembers what was signed in the game that is on. */
export function noteSigned(room: Room, { key }: Signed, id: string): Room {
	const { match } = room
	return match ? { ...room, match: { ...match, signed: [...(match.signed ?? []), nameOf(key, id)] } } : room
}
