import { computed, type ReadonlySignal } from '@preact/signals'

/**
 * A list that is made of what changes often, and mostly comes to the same: it stays the same object as long as its
 * items say the same, and so does each of them.
 */
export function steadyList<Item extends object>(
	make: () => readonly Item[],
): ReadonlySignal<readonly Item[]> {
	let last: readonly Item[] = []
	return computed(() => {
		const next = make().map((item, index) => (isAlike(item, last[index]) ? last[index]! : item))
		if (!isAlike(next, last)) last = next
		return last
	})
}

/** Whether two have the same inside. */
function isAlike<Some extends object>(one: Some, other: Some | undefined): boolean {
	if (!other) return false
	const keys = Object.keys(one) as (keyof Some)[]
	return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
