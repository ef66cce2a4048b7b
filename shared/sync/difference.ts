import { isRecord } from '../kernel/json.ts'
import { flatten, type Leaf, pathOfIndex, pathOfKey } from './flatten.ts'

/** What makes the leaves of one view those of another. */
export interface Difference {
	gone: string[] // paths
	written: [path: string, leaf: Leaf][]
}

/**
 * Compares two views without taking either apart where they are the same: states share what a move left
 * alone, so that after a move there is little to look at.
 */
export function difference(
	before: unknown,
	after: unknown,
	path = '',
	found: Difference = { gone: [], written: [] },
): Difference {
	if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0)
		compareLists(before, after, path, found)
	else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, found)
	else compareLeaves(before, after, path, found)
	return found
}

function compareLists(before: unknown[], after: unknown[], path: string, found: Difference): void {
	for (let i = 0; i < Math.max(before.length, after.length); i++) {
		const was = i < before.length ? (before[i] ?? null) : undefined
		const is = i < after.length ? (after[i] ?? null) : undefined
		if (was !== is) difference(was, is, pathOfIndex(path, i), found)
	}
}

type Fields = Record<string, unknown>

function compareRecords(before: Fields, after: Fields, path: string, found: Difference): void {
	const keys = Object.keys(after)
	const keysBefore = Object.keys(before)
	// A record without keys is a leaf.
	if (keys.length === 0 || keysBefore.length === 0) {
		compareLeaves(before, after, path, found)
		return
	}
	let known = 0
	for (const key of keys) {
		const is = after[key]
		// Plain data holds nothing that it could have inherited, so that what is the same is its own.
		if (is !== undefined && before[key] === is) known += 1
		else if (Object.hasOwn(before, key)) {
			known += 1
			difference(before[key], is, pathOfKey(path, key), found)
		} else difference(undefined, is, pathOfKey(path, key), found)
	}
	if (known === keysBefore.length) return
	for (const key of keysBefore)
		if (!Object.hasOwn(after, key)) difference(before[key], undefined, pathOfKey(path, key), found)
}

/** Where the shape itself changes, or neither side has an inside. */
function compareLeaves(before: unknown, after: unknown, path: string, found: Difference): void {
	// Nearly always one value takes the place of another.
	if (isValue(before) && isValue(after)) {
		if (before !== after) found.written.push([path, after])
		return
	}
	const were = flatten(before, path)
	const are = flatten(after, path)
	for (const gone of were.keys()) if (!are.has(gone)) found.gone.push(gone)
	for (const [written, leaf] of are)
		if (!were.has(written) || !sameLeaf(were.get(written), leaf)) found.written.push([written, leaf])
}

const isValue = (leaf: unknown): leaf is string | number | boolean =>
	typeof leaf === 'string' || typeof leaf === 'number' || typeof leaf === 'boolean'

/** Leaves are primitives, or empty lists and objects. */
const sameLeaf = (a: Leaf | undefined, b: Leaf): boolean =>
	a === b ||
	(typeof a === 'object' &&
		typeof b === 'object' &&
		a !== null &&
		b !== null &&
		Array.isArray(a) === Array.isArray(b))
