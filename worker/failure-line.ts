import type { Doing } from '../shared/sync/shell.ts'
import type { Env } from './env.ts'

interface Failure extends Doing {
	failure: string // where: 'room', 'rules', 'route', 'push'
	version: string // of the worker; '' on a server of one's own
	error: string // its kind
	at: string[] // the nearest places in the code
}

const NEAREST = 5

/**
 * One line for one failure. What an error says is left out: it may quote what somebody sent, and with it a name or a
 * token. Where it happened is in our code alone.
 */
export function tellFailure(
	failure: string,
	error: unknown,
	{ VERSION }: Pick<Env, 'VERSION'>,
	doing: Doing = {},
): void {
	const line: Failure = {
		failure,
		version: VERSION?.id ?? '',
		...doing,
		error: kindOf(error),
		at: placesIn(error),
	}
	console.error(JSON.stringify(line))
}

const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** A stack begins with the error's words, which may go over several lines. */
function placesIn(error: unknown): string[] {
	if (!(error instanceof Error)) return []
	const { stack = '', message } = error
	const places = stack.slice(stack.indexOf(message) + message.length)
	return [...places.matchAll(/^\s+at (.+)$/gm)].slice(0, NEAREST).map(([, place = '']) => place)
}
