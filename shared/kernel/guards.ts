/** Guards for single values from outside. Only whoever reads steps and options needs them; a table does not. */

export const isWholeBelow = (value: unknown, limit: number): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit

export const isOneOf = <Item>(items: readonly Item[], value: unknown): value is Item =>
	items.some((item) => item === value)

/** A list of which each item is right, and more than the one before. */
export const isAscending = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
	Array.isArray(value) && value.every((item, i) => isItem(item) && (i === 0 || item > value[i - 1]))
