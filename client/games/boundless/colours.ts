import type { Table } from '../../../shared/games/boundless/table.ts'
import type { Player } from '../game.ts'

const PLAYERS = 6 // identities that players can have

/** The identity of every colour: its player's or, for second colours, one that nobody at the table has. */
export function identitiesOf({ options }: Table, players: readonly Player[]): number[] {
	const own = players.map(({ colour }) => colour)
	if (!options.twoColours) return own
	const free = [...Array(PLAYERS).keys()].filter((identity) => !own.includes(identity))
	return own.flatMap((identity, seat) => [identity, free[seat] ?? identity])
}
