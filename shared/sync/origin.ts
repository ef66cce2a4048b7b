import { type Began, digestsOfGame } from '../room/copies.ts'
import type { ContinueArgs, Entry } from '../room/entry.ts'
import type { HostStore } from './shell.ts'

/**
 * From which copy of a game a room went on. Anybody who knows the game's name may ask, as often as they like: what
 * is stored is read once, and every answer after that is looked up.
 */
export class Origin {
	readonly #store: Pick<HostStore, 'read'>
	#known: { epoch: number; digests: string[] } | undefined

	constructor(store: Pick<HostStore, 'read'>) {
		this.#store = store
	}

	/** As far as so many entries; unknown once another game has followed. */
	async began(epoch: number, count: number): Promise<Began | undefined> {
		if (this.#known?.epoch !== epoch) {
			const { entries } = await this.#store.read()
			this.#known = { epoch, digests: digestsIn(entries[0]) }
		}
		const { digests } = this.#known
		const last = digests.length - 1
		const digest = digests[Math.min(Math.max(count, 0), last)]
		return digest === undefined ? undefined : { entries: last, digest }
	}
}

/** None where the room did not go on from a game, or as it once did, from a whole log; or is not as it was brought. */
function digestsIn(first: Entry | undefined): string[] {
	if (first?.type !== 'continue' || !('game' in (first.args as object))) return []
	const { game, erased } = first.args as ContinueArgs
	return erased ? [] : digestsOfGame(game)
}
