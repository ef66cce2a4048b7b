import type { Planted } from './planted/planted.ts'
import { weather } from './run.ts'
import type { Script } from './script.ts'

/** The same failure from fewer events: halves, then smaller parts, are left out as long as anything still fails. */
export async function shrink(script: Script, planted: Planted = {}): Promise<Script> {
	let best = script
	const fails = async (attempt: Script) => (await weather(attempt, planted)).failure !== undefined
	const keep = async (attempt: Script) => {
		const isWorse = await fails(attempt)
		if (isWorse) best = attempt
		return isWorse
	}
	for (const plain of [{ deaf: null }, { games: 1 }, { pace: null }, { writing: 0 }, { isBundling: false }])
		await keep({ ...best, ...plain })
	for (let part = Math.ceil(best.events.length / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
		for (let at = 0; at < best.events.length; ) {
			const events = best.events.toSpliced(at, part)
			if (!(await keep({ ...best, events }))) at += part
		}
	}
	return best
}
