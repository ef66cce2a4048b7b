import type { Colour, Space, Table } from '../table.ts'
import { coloursOf, ownerOf, spacesOf } from './colours.ts'
import { planOf } from './schedule.ts'

/** Whether another colour of the same player has made this very choice of spaces, all of them. */
export function repeatsOtherColour(table: Table, colour: Colour, choice: readonly Space[]): boolean {
	if (choice.length < planOf(table.round).tokens) return false
	return coloursOf(table, ownerOf(table, colour)).some((other) => {
		const spaces = other === colour ? [] : spacesOf(table, other)
		return spaces.length === choice.length && choice.every((space) => spaces.includes(space))
	})
}
