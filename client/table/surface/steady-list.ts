import { computed, type ReadonlySignal } from '@preact/signals'
import { isAlike } from './is-alike.ts'

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
