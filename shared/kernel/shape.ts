/** Whether something from outside is what it is said to be. */
export type Check = (value: unknown) => boolean

/** Checks for fields of a type: all whose wrong kind somebody would stumble over. */
export type Shape<Type> = { readonly [Name in keyof Type]?: Check }

const LONGEST = 1000 // characters: nothing that is shown is longer
const MOST = 100 // items of a list, unless told

/** Keys by which one object changes others: nothing from outside is ever kept under them. */
export const isUnsafeKey = (key: string): boolean => /^(__proto__|constructor|prototype)$/.test(key)

/** What a text from outside holds, without unsafe keys; undefined if it is no JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text, (key, value) => (isUnsafeKey(key) ? undefined : value))
	} catch {
		return undefined
	}
}

export const isText: Check = (value) => typeof value === 'string' && value.length <= LONGEST
export const isNumber: Check = (value) => Number.isFinite(value)

/** Or nothing at all. */
export const maybe =
	(check: Check): Check =>
	(value) =>
		value === undefined || value === null || check(value)

/** Gaps are items too. */
export const listOf =
	(check: Check, most = MOST): Check =>
	(value) =>
		Array.isArray(value) && value.length <= most && Array.from(value).every((item) => check(item))

export const shaped =
	<Type>(shape: Shape<Type>) =>
	(value: unknown): value is Type =>
		typeof value === 'object' &&
		value !== null &&
		!Array.isArray(value) &&
		Object.entries<Check>(shape as Record<string, Check>).every(([name, check]) =>
			check((value as Record<string, unknown>)[name]),
		)

/** Fields of any names. */
export const isFields: Check = shaped({})

/** Likewise, each of them checked. */
export const tableOf =
	(check: Check): Check =>
	(value) =>
		isFields(value) && listOf(check)(Object.values(value as object))

/** Data and nothing else: no key is unsafe, and nothing inherits from what came with it. */
export const isPlain: Check = (value) =>
	typeof value !== 'object' ||
	value === null ||
	((Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
		Object.entries(value).every(([key, inside]) => !isUnsafeKey(key) && isPlain(inside)))
