/** Everybody's score from the start on, one row more than there were gains. */
export function runningTotals(seats: number, gains: readonly (readonly number[])[]): number[][] {
	const rows = [Array.from({ length: seats }, () => 0)]
	for (const gain of gains) rows.push(rows.at(-1)!.map((sum, seat) => sum + gain[seat]!))
	return rows
}

/** What is worth most; of equal ones the first. */
export const mostOf = <Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined =>
	items.reduce<Item | undefined>(
		(best, item) => (best !== undefined && worth(best) >= worth(item) ? best : item),
		undefined,
	)
