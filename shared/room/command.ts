import type { FindGame } from '../kernel/game.ts'
import type { Rejected } from '../kernel/rejection.ts'
import type { Entry, Signed } from './entry.ts'
import type { Match, Person, Room } from './room.ts'

/** A command as a client sent it; whose it is, the socket says. */
export interface SentCommand {
	id: string
	epoch: number
	turn: number
	type: string
	args: unknown
	signature?: string // between devices
}

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

type Permit<Args> = (room: Room, args: Args, by: Person, world: World) => Rejected | undefined

/**
 * One kind of command, and all that the room asks about it. `parse` checks its arguments' shape; `permit` asks what
 * only the moment can tell, and is not asked again when the log is folded; `complete` adds chance and judgements, and
 * may refuse by them; `apply` is the rule itself.
 */
export interface Command<Args> {
	parse(args: Record<string, unknown>): Args | Rejected
	permit?: Permit<Args>
	complete?(room: Room, args: Args, world: World, by: Person): Args | Rejected
	apply(room: Room, args: Args, fold: Fold): Room | Rejected

	meantFor?: 'game' | 'turn' // what it must name, or it comes too late: the game, or the game and its turn
	duringDraw?: true // may come while a seed is drawn: nothing else is arranged then
	isMove?: true // the game's rules limit it, and a race gathers it; everything else is counted
	erases?: true // what is stored of whoever gives it is written anew without them: never too late, since nobody can twice
	endsWhatBegan?: true // ends what a stranger began: of that there is no more than of beginnings

	/** Whether a game began with that entry, when its rules still allowed it. */
	beginsGame?(room: Room): boolean
	/** Of what somebody signed, why it cannot be kept, once the room is changed; without it, `parse` must keep all. */
	refuseSigned?(room: Room, sent: unknown): Rejected | undefined
	/** The arguments of an entry as they were signed, where a tidied name is not all that differs. */
	signedArgs?(args: Args, signed: Signed | undefined): unknown

	carried?: CarriedCommand<Args> | 'never' // without it, as `parse` gives its arguments
}

/** How an entry goes with its game from one authority to another. */
export interface CarriedCommand<Args> {
	/** Arguments with nothing in them but what the next authority needs. */
	tell?(args: Args, match: Match, games: FindGame): Args
	/** Whether arguments from outside are shaped as those are; `isOwn` for an entry of the room itself. */
	isTold?(args: Record<string, unknown>, isOwn: boolean): boolean
	/** Asked in place of `permit`. */
	permit?: Permit<Args>
	/** Whether the entry could have been made then: in place of asking whether it was permitted and counted. */
	isPossible?(room: Room, entry: Entry, games: FindGame): boolean
}

/** Arguments of a command that has none. */
export const noArgs = (): Record<string, never> => ({})
