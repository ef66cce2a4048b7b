/** Plain data: what every state, view, step and frame is made of. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** True for an object literal, so that keys may be read from it; arrays and null are not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** Likewise, with no keys but these. */
export const isOnly = (value: unknown, ...names: string[]): value is Record<string, unknown> =>
	isRecord(value) && Object.keys(value).every((name) => names.includes(name))

/**
 * JSON text in which the keys of every object stand in alphabetical order, so that equal data has equal text
 * (digests of final states, comparison of a replay with the live game).
 */
export function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`
	if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
	const fields = Object.keys(value)
		.filter((key) => value[key] !== undefined)
		.sort()
	return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}
