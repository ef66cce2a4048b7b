import type { FindGame } from '../kernel/game.ts'
import type { Rejected } from '../kernel/rejection.ts'
import type { Signed } from './entry.ts'
import type { Person, Room } from './room.ts'

/** What folding an entry may look at: nothing but the entry and the games. */
export interface Fold {
	by: Person | null
	at: number
	games: FindGame
	id?: string | undefined
	signed?: Signed | undefined
}

/** A referee's judgement as it is logged: `acted` in milliseconds of the game. */
export interface Judged {
	acted: number
	evidence: unknown
}

/** What judging a fresh command may look at besides: the world outside the log. */
export interface World {
	now: number
	games: FindGame
	entropy(): string // 256 fresh random bits, in hexadecimal
	/** When somebody acted who moves in a race, and by what that was judged. */
	judge(claim: number | undefined): Judged
	awayFor(person: Person): number // milliseconds; 0 while connected
	keyOf?(person: Person): string | undefined // what somebody here signs with, between devices
	key?: string | undefined // what the command is signed with, where that was checked
}

/**
 * One kind of command. `parse` checks its arguments' shape; `permit` asks what only the moment can tell, and
 * is not asked again when the log is folded; `complete` adds chance and judgements, and may refuse by them; `apply`
 * is the rule itself.
 */
export interface Command<Args> {
	parse(args: Record<string, unknown>): Args | Rejected
	permit?(room: Room, args: Args, by: Person, world: World): Rejected | undefined
	complete?(room: Room, args: Args, world: World, by: Person): Args | Rejected
	apply(room: Room, args: Args, fold: Fold): Room | Rejected
}

/** Arguments of a command that has none. */
export const noArgs = (): Record<string, never> => ({})
