import type { Seat } from '../../kernel/game.ts'
import type { StateId } from './data/map-data.ts'
import type { Options } from './options.ts'
import { SPACES } from './rules/schedule.ts'

/** A colour: the seat's number, or in the variant twice that for its first colour and one more for its second. */
export type Colour = number

/** A space of the ring: 0 is the space 40, 1 to 7 the state cards clockwise from it. */
export type Space = number

/** What is going on: waiting for the players, for the cards, for the tokens, or for nothing any more. */
export type Phase = 'ready' | 'ring' | 'race' | 'over'

/** What everybody sees. While the players get ready the cards and stacks of the last round are still there. */
export interface Table {
	options: Options
	phase: Phase
	since: number // when the waiting for the next round began or, from the reveal on, when that was
	round: number // the one in play, or the one just settled; 0 before the first
	ready: Seat[] // who waits for the next round
	away: Seat[] // whose players are not connected
	bots?: Seat[] // which seats bots play, as far as told; version 1 did not ask
	purses: number[] // by seat
	ring: StateId[] // those that have appeared, in order
	centre: StateId[] // empty before the reveal
	stacks: Colour[][] // on each space, the earliest at the bottom
	times?: number[][] // when each of them was placed, in milliseconds since the reveal; since version 3
	deadline: number | null // when tokens stop counting, as far as that is settled
}

/** Nobody holds anything back. */
export type Hand = null

/** The cards of a round. */
export interface Deal {
	ring: StateId[]
	centre: StateId[]
}

/** A token of this round, with what its place in the stack follows from. */
export interface Token {
	seat: Seat
	colour: Colour
	space: Space
	acted: number // when its owner did, though never before their token before
}

export interface State {
	table: Table
	deals: Deal[] // by round
	ties: Seat[][] // by round: who comes first of those who act within one frame
	tokens: Token[] // in the order they came
	cardAt: number // when the latest card appeared, or the round began
}

/** Nothing on any space. */
export const emptyStacks = (): number[][] => Array.from({ length: SPACES }, () => [])

/** The state with a changed table. */
export const onTable = (state: State, change: Partial<Table>): State => ({
	...state,
	table: { ...state.table, ...change },
})
