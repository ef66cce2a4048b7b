import { type Hand, NOBODY, seenNumbers, type Table } from '../../../../shared/games/metro/table.ts'
import type { Seat, View } from '../../../../shared/kernel/game.ts'

/** The station numbers of whoever looks, secret or not. */
export const ownNumbers = (
	table: Table,
	seat: Seat | undefined,
	hand: Hand | undefined,
): readonly number[] | undefined =>
	hand?.numbers ?? (seat === undefined ? undefined : seenNumbers(table)?.[seat])

/** A seat's station numbers, as far as whoever looks may know them. */
export const numbersKnown = (
	{ table, seat, hand }: View<Table, Hand>,
	of: Seat,
): readonly number[] | undefined => (of === seat ? ownNumbers(table, seat, hand) : seenNumbers(table)?.[of])

/** Whom all know to be paid where a line ends, by a station number; NOBODY where that is a secret, or nobody. */
export const payeeAt = (table: Table, end: number): Seat =>
	seenNumbers(table)?.findIndex((numbers) => numbers.includes(end)) ?? NOBODY
