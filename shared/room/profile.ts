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
// belong to the spelling of some scripts and hold emoji together.
const UNSEEN = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]|\u2800/gu
// Letters and marks that show nothing by themselves; after a picture, one of them asks for its colours.
const EMPTY = /(?<!\p{Extended_Pictographic})\ufe0f|(?!\p{Cf}|\ufe0f)\p{Default_Ignorable_Code_Point}/gu
const JOINING =
	'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'
		.split(' ')
		.map((script) => `\\p{Script_Extensions=${script}}`)
		.join('')
const PICTURE = '\\p{Extended_Pictographic}'
/** Joiners that do not stand between letters that join, or between pictures. */
const IDLE = new RegExp(
	`(?<![${JOINING}])\\u200c|(?<![${JOINING}${PICTURE}\\p{Emoji_Modifier}\\ufe0f])\\u200d|\\u200c(?![${JOINING}])|\\u200d(?![${JOINING}${PICTURE}])`,
	'gu',
)
const LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu
// The letters of most alphabets bear two marks at most (Vietnamese), those of the others three (Greek of old, Hebrew).
const STACKED_MARKS =
	/(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]\p{M}{2})\p{M}+|(?<=\P{M}\p{M}{3})\p{M}+/gu

/**
 * Text fit to be shown to others, on one line and cut at `limit`: nothing in it is invisible, turns what stands
 * around it, or towers over it. Undefined if nothing is left, or far too much. What is tidy stays as it is.
 */
export function tidy(text: unknown, limit: number): string | undefined {
	if (typeof text !== 'string' || text.length > limit * 4) return undefined
	const seen = text.normalize('NFD').replace(UNSEEN, ' ').replace(EMPTY, '').replace(/\s+/g, ' ')
	const plain = trim(seen.replace(STACKED_MARKS, '').normalize('NFC'))
	const short = trim([...plain].slice(0, limit).join(''))
	return short === '' ? undefined : short
}

/** Without what means nothing where it stands: taking away one of them may leave another. */
function trim(text: string): string {
	const next = text.replace(IDLE, '').replace(LOOSE_MARKS, '').replace(/\s+/g, ' ').trim()
	return next === text ? text : trim(next)
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
