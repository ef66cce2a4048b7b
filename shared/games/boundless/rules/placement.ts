import type { Seat } from '../../../kernel/game.ts'
import type { Code } from '../codes.ts'
import type { Colour, Space, Table } from '../table.ts'
import { colourOf, coloursOf, coloursPerSeat, ownerOf, spacesOf, tokensLeft } from './colours.ts'
import { planOf } from './schedule.ts'

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

/** Whether another colour of the same player has made this very choice of spaces, all of them. */
export function repeatsOtherColour(table: Table, colour: Colour, choice: readonly Space[]): boolean {
	if (choice.length < planOf(table.round).tokens) return false
	return coloursOf(table, ownerOf(table, colour)).some((other) => {
		const spaces = other === colour ? [] : spacesOf(table, other)
		return spaces.length === choice.length && choice.every((space) => spaces.includes(space))
	})
}
