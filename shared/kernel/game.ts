import type { Bot } from './bot.ts'
import type { CalendarDay } from './calendar.ts'
import type { OptionsSchema } from './options.ts'
import type { Random } from './random.ts'
import { isRejected, type Rejected } from './rejection.ts'

/** A place at the table, 0 for the first; turn order is seat order. */
export type Seat = number

/** Who moves when the table does something by itself: a reveal, a deadline, a settlement. */
export const TABLE: Seat = -1

/** Who sits down to a game. */
export interface Seating {
	count: number
	latecomer?: Seat // who took a colour last in the lobby, where colours were chosen
}

/** What one seat knows; a spectator has no seat and no hand. */
export interface View<Table, Hand> {
	table: Table
	seat: Seat | undefined
	hand: Hand | undefined
}

/** Time enters as a value: milliseconds since the game started, on the authority's clock. */
export interface Moment {
	at: number // when the authority handled the move
	acted: number // when its player acted, as the referee judged it; the same as `at` outside a race
}

export interface Applied<State, Event> {
	state: State
	events: Event[] // public, compact; the client makes words and motion of them
	reveals: boolean // whether it showed anybody something hidden: undo never reaches behind that
}

/** What the table does by itself, and when. */
export interface Due<Step> {
	at: number
	step: Step
}

export interface Outcome {
	scores: number[] // by seat
	winners: Seat[] // several where the win is shared
}

/**
 * A game: data, and pure functions over plain JSON-serialisable state. Nothing here knows of rooms, documents
 * or clocks. `Table` is what everybody sees, `Hand` what only its seat sees besides.
 */
export interface Game<State, Table, Hand, Step, Options, Event> {
	readonly id: string
	readonly version: number // raised when a change of rules would replay old records differently
	/** The game as earlier versions had it, each with its own number: what was played by them still replays. */
	readonly earlier?: readonly Game<State, Table, Hand, Step, Options, Event>[]
	readonly players: { readonly min: number; readonly max: number }
	readonly options: OptionsSchema<Options>
	readonly codes: readonly string[] // the rejections this game adds to the common ones
	readonly bots: { readonly [name: string]: Bot<Table, Hand, Step> } // from the weakest on; `steady` is the usual one
	readonly formerBots?: { readonly [name: string]: string } // what bots were called in rooms and records, the usual one first

	/** All chance is drawn here, tie orders included. */
	setup(options: Options, seating: Seating, random: Random): State
	table(state: State): Table
	hand(state: State, seat: Seat): Hand

	/** Who may act now; several seats at once where everybody plays at the same time. */
	actors(table: Table): Seat[]
	/** The legal next steps of the view's seat; none if it is not its turn. */
	steps(view: View<Table, Hand>): Step[]
	/** A step as it came over the wire, checked for shape alone; undefined if it is none. */
	parse(raw: unknown): Step | undefined
	/** A step of a seat, or of the TABLE. */
	apply(state: State, seat: Seat, step: Step, moment: Moment): Applied<State, Event> | Rejected
	due(state: State): Due<Step> | undefined
	/** The TABLE's step that tells whose players are away and which seats bots play; none where that is no news. Most games do not ask. */
	presence?(table: Table, away: readonly Seat[], bots: readonly Seat[]): Step | undefined
	/** The TABLE's step that ends the game and counts it as it stands, whenever it comes; none where that makes no sense. */
	readonly conclusion?: Step
	/** It has countdowns of its own: no clock runs beside them. */
	readonly keepsTime?: true
	/** Whether moves now race, so that the referee orders them by when their players acted. */
	races(table: Table): boolean
	outcome(table: Table): Outcome | undefined
	readonly daily?: DealOfDay<Options> // where every day has a deal of its own
}

/** The deal of a day, which is the same for everybody, and no secret. */
export interface DealOfDay<Options> {
	/** What is played on a day; undefined for one that has no deal. */
	options(day: CalendarDay): Partial<Options> | undefined
	seed(day: CalendarDay): string
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different types; each keeps its own
export type AnyGame = Game<any, any, any, any, any, any>

/**
 * Finds a game by its name: the registry, handed to whatever must not know all games. With a version, the game as
 * that version had it; where nobody knows it any more, as it is now: the number tells.
 */
export type FindGame = (id: string, version?: number) => AnyGame | undefined

/** The game as a version had it; as it is now, where that is not known any more. */
export const asOfVersion = (game: AnyGame, version: number | undefined): AnyGame =>
	game.earlier?.find((earlier) => earlier.version === version) ?? game

/** Several steps as one move: all of them or none; a refusal names the step. */
export function applySteps<State, Step, Event>(
	game: Pick<Game<State, unknown, unknown, Step, unknown, Event>, 'apply'>,
	state: State,
	seat: Seat,
	steps: readonly Step[],
	moment: Moment,
): Applied<State, Event> | Rejected {
	const result: Applied<State, Event> = { state, events: [], reveals: false }
	for (const [index, step] of steps.entries()) {
		const applied = game.apply(result.state, seat, step, moment)
		if (isRejected(applied)) return { ...applied, step: index }
		result.state = applied.state
		result.events.push(...applied.events)
		result.reveals ||= applied.reveals
	}
	return result
}
