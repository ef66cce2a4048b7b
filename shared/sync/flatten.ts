import { isRecord, type Json } from '../kernel/json.ts'

export type Leaf = Json // a primitive, or an empty list or object
export type Leaves = Map<string, Leaf>

/**
 * A view as path → leaf, so that a document is written by difference. A path is made of `.key` and `:index`
 * parts, so lists and objects can be told apart when it is put together again.
 */
export function flatten(value: unknown, path = '', leaves: Leaves = new Map()): Leaves {
	if (value === undefined) return leaves
	if (Array.isArray(value) && value.length > 0) {
		for (let i = 0; i < value.length; i++) flatten(value[i] ?? null, pathOfIndex(path, i), leaves)
	} else if (isRecord(value) && hasKeys(value)) {
		for (const key in value) flatten(value[key], pathOfKey(path, key), leaves)
	} else leaves.set(path, value as Leaf)
	return leaves
}

export const pathOfIndex = (path: string, index: number): string => `${path}:${index}`
export const pathOfKey = (path: string, key: string): string => `${path}.${escapeKey(key)}`

/** Keys seldom hold a sign that paths are made of. */
const escapeKey = (key: string): string =>
	/[%.:]/.test(key) ? key.replace(/[%.:]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`) : key

export const hasKeys = (value: object): boolean => {
	for (const key in value) if (Object.hasOwn(value, key)) return true
	return false
}
