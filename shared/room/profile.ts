import { type Rejected, reject } from '../kernel/rejection.ts'
import { COLOURS, MAX_NAME } from './room.ts'

export interface Profile {
	name?: string
	colour?: number
}

export interface SeatId {
	seat: number
}

// Control and formatting characters: invisible, or able to turn the text around them. Two of them, the joiners,
// belong to the spelling of some scripts and hold emoji together, but nothing begins or ends with one.
const UNSEEN = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu
const EDGES = /^(\s|\u200c|\u200d)+|(\s|\u200c|\u200d)+$/g

/** Text fit to be shown to others, on one line and cut at `limit`; undefined if nothing is left, or far too much. */
export function tidy(text: unknown, limit: number): string | undefined {
	if (typeof text !== 'string' || text.length > limit * 4) return undefined
	const seen = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').replace(EDGES, '')
	const short = [...seen].slice(0, limit).join('').replace(EDGES, '')
	return short === '' ? undefined : short
}

export function parseProfile(args: Record<string, unknown>): Profile | Rejected {
	const profile: Profile = {}
	if (args.name !== undefined) {
		const name = tidy(args.name, MAX_NAME)
		if (name === undefined) return reject('bad-name')
		profile.name = name
	}
	if (args.colour !== undefined) {
		const { colour } = args
		if (!Number.isInteger(colour) || (colour as number) < 0 || (colour as number) >= COLOURS)
			return reject('bad-colour')
		profile.colour = colour as number
	}
	return profile
}

export const parseSeatId = ({ seat }: Record<string, unknown>): SeatId | Rejected =>
	Number.isSafeInteger(seat) ? { seat: seat as number } : reject('no-such-seat')
