import { parseArgs } from 'node:util'
import { findGame } from '../../shared/games/index.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { isRejected, type Rejected, reject } from '../../shared/kernel/rejection.ts'

/** The values of `--name value` pairs, with defaults. */
export function readFlags<Name extends string>(
	defaults: Record<Name, string>,
): Record<Name, string> | Rejected {
	const names = Object.keys(defaults) as Name[]
	const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
	try {
		const { values } = parseArgs({ options, strict: true })
		return { ...defaults, ...(values as Partial<Record<Name, string>>) }
	} catch {
		return reject('malformed')
	}
}

export const parseCount = (text: string): number | Rejected =>
	/^[0-9]{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : reject('malformed')

export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return reject('malformed')
	}
}

export const chooseGame = (id: string): AnyGame | Rejected => findGame(id) ?? reject('no-such-game')

/** The value, or the end of the program, with the reason on standard error as one line of JSON. */
export function demand<T>(value: T | Rejected): T {
	if (!isRejected(value)) return value
	process.stderr.write(`${JSON.stringify(value)}\n`)
	process.exit(1)
}
