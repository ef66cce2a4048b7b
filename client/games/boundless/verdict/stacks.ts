import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { accountsOf } from '../../../../shared/games/boundless/rules/review.ts'
import type { Colour, Table } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { frameOf, type PlacedToken } from './placed-tokens.ts'

/** A round's table with its stacks, as the log tells them. */
export function withStacks(table: Table, tokens: readonly PlacedToken[], paid: readonly number[]): Table {
	const drawn = seatsInDraw(tokens)
	const tables = ordersOf(drawn).map((order) => ({ ...table, stacks: stacksBy(table, tokens, order) }))
	return tables.find((one) => isPaid(one, paid)) ?? tables[0]!
}

/** Who shared a space with somebody else at one instant: between them the draw decided, which the log does not tell. */
const seatsInDraw = (tokens: readonly PlacedToken[]): Seat[] => [
	...new Set(
		tokens.flatMap((token) =>
			tokens.some(
				(other) =>
					other.seat !== token.seat && other.space === token.space && frameOf(other) === frameOf(token),
			)
				? [token.seat]
				: [],
		),
	),
]

const ordersOf = (seats: readonly Seat[]): Seat[][] =>
	seats.length === 0
		? [[]]
		: seats.flatMap((first) =>
				ordersOf(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]),
			)

const stacksBy = (table: Table, tokens: readonly PlacedToken[], order: readonly Seat[]): Colour[][] =>
	table.stacks.map((_, space) =>
		tokens
			.filter((token) => token.space === space)
			.sort(
				(one, other) => frameOf(one) - frameOf(other) || order.indexOf(one.seat) - order.indexOf(other.seat),
			)
			.map(({ colour }) => colour),
	)

/** Whether everybody paid what these stacks ask; who had too little paid what they had, which is less. */
function isPaid(table: Table, paid: readonly number[]): boolean {
	const owed = paid.map(() => 0)
	for (const { colour, price } of accountsOf(table)) owed[ownerOf(table, colour)]! += price.money
	return paid.every((money, seat) => money === owed[seat] || (money > owed[seat]! && money <= 0))
}
