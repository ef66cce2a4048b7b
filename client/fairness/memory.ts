import { type ObservedDigests, observe } from '../../shared/room/observed-digests.ts'
import { forget, keep, recall } from '../app/storage.ts'
import type { KnownGame } from '../peer/check-proof.ts'
import type { Look } from './watch.ts'

// Both names were given when a game's observed digests were called a witness: what is stored keeps its name.
const LIST = 'witnessed'
const MOST = 12 // games that are remembered

const nameOf = (code: string, epoch: number): string => `witness.${code}.${epoch}`

/** Adds looks at a room's games to what was seen before. */
export function remember(code: string, looks: readonly Look[]): void {
	for (const epoch of new Set(looks.map((look) => look.epoch))) {
		const before = recallGame(code, epoch)
		const now = looks.filter((look) => look.epoch === epoch).reduce(observe, before)
		if (!now) continue
		keep(nameOf(code, epoch), now)
		if (!before) enlist(nameOf(code, epoch))
	}
}

export const recallGame = (code: string, epoch: number): ObservedDigests | undefined =>
	recall<ObservedDigests>(nameOf(code, epoch))

/** What was seen of a game that is only known by the promise made at its start. */
export function recallPromise(commitment: string): KnownGame | undefined {
	for (const name of recall<string[]>(LIST) ?? []) {
		const known = recall<ObservedDigests>(name)
		const [, code = '', epoch = ''] = name.split('.')
		if (known?.commitment === commitment) return { code, epoch: Number(epoch), seen: known }
	}
	return undefined
}

/** The latest come first; the oldest make room. */
function enlist(name: string): void {
	const names = [name, ...(recall<string[]>(LIST) ?? []).filter((other) => other !== name)]
	for (const old of names.slice(MOST)) forget(old)
	keep(LIST, names.slice(0, MOST))
}
