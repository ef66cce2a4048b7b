import type { Colour, Space, Table } from '../../../../shared/games/boundless/table.ts'

/** A token that was put down here and is not known to the table yet. */
export interface Pending {
	round: number
	colour: Colour
	space: Space
	level: number // how many tokens lay there when it was put down
}

const isWaiting = ({ phase, round, stacks }: Table, token: Pending): boolean =>
	phase === 'race' && token.round === round && !stacks[token.space]!.includes(token.colour)

/** Those that still wait for the table. */
export const stillPending = (table: Table, pending: readonly Pending[]): Pending[] =>
	pending.filter((token) => isWaiting(table, token))

/** The table as its player sees it: with their own tokens where they put them. */
export function withPending(table: Table, pending: readonly Pending[]): Table {
	let { stacks } = table
	for (const { space, level, colour } of stillPending(table, pending))
		stacks = stacks.with(space, stacks[space]!.toSpliced(level, 0, colour))
	return stacks === table.stacks ? table : { ...table, stacks }
}
