import type { Branch } from '../../../shared/room/branch.ts'
import { type Intent, noteIntent } from '../../app/intents.ts'
import { keepToken, makeToken } from '../../app/seats.ts'

/** What a room that is yet to be made is for. */
export interface LocalIntent {
	game: string
	options?: object // those that are not as usual
	token: string // its creator's
	branch?: Branch // where it goes on from the middle of another game
}

const DIGITS = 6
const intents = new Map<string, LocalIntent>()

/** Asks for a room on this device alone, under a code that its page will make it with. */
export function noteLocalIntent(game: string, intent: Intent, options: object = {}): string {
	const code = noteRoom({ game, options })
	noteIntent(code, intent)
	return code
}

/** Likewise for one that goes on from the middle of a finished game. */
export const noteBranch = (branch: Branch): string => noteRoom({ game: branch.record.game, branch })

function noteRoom(wanted: Omit<LocalIntent, 'token'>): string {
	const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
	const code = `${number % 10 ** DIGITS}`.padStart(DIGITS, '0')
	const token = makeToken()
	keepToken(code, token)
	intents.set(code, { ...wanted, token })
	return code
}

/** Answers once: after that the room is there. */
export function takeLocalIntent(code: string): LocalIntent | undefined {
	const intent = intents.get(code)
	intents.delete(code)
	return intent
}
