import type { Moment, Seat } from '../../../kernel/game.ts'
import { isWholeBelow } from '../../../kernel/guards.ts'
import type { Code } from '../codes.ts'
import { colourOf, coloursPerSeat, spacesOf, tokensLeft } from '../rules/colours.ts'
import { bringForward } from '../rules/deadline.ts'
import { repeatsOtherColour } from '../rules/placement.ts'
import { planOf, SPACES } from '../rules/schedule.ts'
import { orderKey, stackOn } from '../rules/stack.ts'
import { onTable, type Space, type State, type Table, type Token } from '../table.ts'
import type { Kind } from './kind.ts'

/** Puts a token on a space. */
export interface Place {
	type: 'place'
	space: Space
	colour?: 1 // a player's second colour; left out for the first
}

export const placeOn = (space: Space, colour: number): Place =>
	colour === 0 ? { type: 'place', space } : { type: 'place', space, colour: 1 }

/** The token stays; its place in the stack follows from when its owner acted. */
export const place = {
	parse: ({ space, colour = 0 }) =>
		isWholeBelow(space, SPACES) && isWholeBelow(colour, 2) ? placeOn(space, colour) : undefined,
	refuse(state, { space, colour = 0 }, seat, moment) {
		const { deadline } = state.table
		const refused = refusePlace(state.table, seat, space, colour)
		if (refused !== undefined) return refused
		return deadline !== null && actedAt(state, seat, moment) >= deadline ? 'too-late' : undefined
	},
	perform(state, step, seat, moment) {
		const { table, ties } = state
		const { space, colour: own = 0 } = step
		const acted = actedAt(state, seat, moment)
		const tokens = [...state.tokens, { seat, colour: colourOf(table, seat, own), space, acted }]
		const stack = stackOn(tokens, space, table.since, ties[table.round - 1]!)
		const placed = onTable({ ...state, tokens }, withStack(table, space, stack))
		return {
			state: onTable(placed, { deadline: bringForward(placed.table, moment.at) }),
			events: [{ ...step, after: acted - table.since }],
			reveals: false,
		}
	},
} satisfies Kind<Place>

/** The stacks, and since version 3 their times, with one of them as it is now. */
const withStack = (
	{ stacks, times, since }: Table,
	space: Space,
	stack: readonly Token[],
): Partial<Table> => ({
	stacks: stacks.with(
		space,
		stack.map(({ colour }) => colour),
	),
	...(times && {
		times: times.with(
			space,
			stack.map(({ acted }) => acted - since),
		),
	}),
})

const actedAt = ({ tokens, table }: State, seat: Seat, { acted }: Moment): number =>
	orderKey(tokens, seat, acted, table.since)

/** Why a seat may not put a token of its first or second colour there; undefined if it may. */
export function refusePlace(table: Table, seat: Seat, space: Space, own: number): Code | undefined {
	if (table.phase !== 'race') return 'too-early'
	const colour = colourOf(table, seat, own)
	if (own >= coloursPerSeat(table) || tokensLeft(table, colour) === 0) return 'no-token-left'
	const spaces = spacesOf(table, colour)
	if (spaces.includes(space)) return 'already-there'
	if (!repeatsOtherColour(table, colour, [...spaces, space])) return undefined
	return planOf(table.round).tokens === 1 ? 'same-space' : 'same-pair'
}
