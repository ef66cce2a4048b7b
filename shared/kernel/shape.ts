import { isRecord, isUnsafeKey } from './json.ts'

/** Whether something from outside is what it is said to be. */
export type Check = (value: unknown) => boolean

/** A check for every field of a type. */
export type Shape<Type> = { readonly [Name in keyof Type]-?: Check }

const LONGEST = 1000 // characters: nothing that is shown is longer
const MOST = 100 // items of a list, unless told

export const isText: Check = (value) => typeof value === 'string' && value.length <= LONGEST
export const isNumber: Check = (value) => Number.isFinite(value)
export const isFlag: Check = (value) => typeof value === 'boolean'
export const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
export const isAnything: Check = () => true

export const orNull =
	(check: Check): Check =>
	(value) =>
		value === null || check(value)

export const orNone =
	(check: Check): Check =>
	(value) =>
		value === undefined || check(value)

/** Gaps are items too. */
export const listOf =
	(check: Check, most = MOST): Check =>
	(value) =>
		Array.isArray(value) && value.length <= most && Array.from(value).every((item) => check(item))

/** By any keys. */
export const tableOf =
	(check: Check): Check =>
	(value) =>
		isRecord(value) && listOf(check)(Object.values(value))

export const shaped =
	<Type>(shape: Shape<Type>) =>
	(value: unknown): value is Type =>
		isRecord(value) && Object.entries<Check>(shape).every(([name, check]) => check(value[name]))

/** Data and nothing else: no key is unsafe, and nothing inherits from what came with it. */
export const isPlain: Check = (value) =>
	typeof value !== 'object' ||
	value === null ||
	((Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
		Object.entries(value).every(([key, inside]) => !isUnsafeKey(key) && isPlain(inside)))
