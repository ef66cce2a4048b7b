import { signal } from '@preact/signals-core'
import type { Continuation } from '../../shared/room/continuation.ts'
import { MOST_ENTRIES } from '../../shared/room/entry.ts'
import { parseAuthorityFrame } from '../../shared/sync/authority-frame.ts'
import { decodeDocumentFrame } from '../../shared/sync/documents.ts'
import type { AskLog, LogFrame } from '../../shared/sync/frames.ts'
import type { Frame } from '../../shared/sync/peer/slip.ts'

/**
 * A guest's own copy of the game, kept up with the table, so that it can go on if its host does not come back.
 * Where the game has secrets, the host says so once and is not asked again.
 */
export class LogCopy {
	readonly game = signal<Continuation | undefined>(undefined)
	#epoch = 0 // of that game
	#isBehind = false
	#isAsked = false
	#isRefused = false

	/** Another conversation begins: what was asked in the last one has no answer. */
	restart(): void {
		this.#isAsked = false
		this.#isRefused = false
	}

	/** Looks at a frame from the host; whether it was meant for this copy alone. */
	hear(frame: Frame): boolean {
		if (typeof frame !== 'string') {
			if (decodeDocumentFrame(frame)?.name === 'table') this.#isBehind = true
			return false
		}
		if (!frame.startsWith('{"type":"log"')) return false
		const log = parseAuthorityFrame(frame)
		if (log?.type === 'log') this.#take(log)
		return true
	}

	/** What to ask the host now, if anything. */
	ask(): string | undefined {
		if (!this.#isBehind || this.#isAsked || this.#isRefused) return undefined
		this.#isBehind = false
		this.#isAsked = true
		return JSON.stringify({ type: 'log', epoch: this.#epoch, after: this.#known } satisfies AskLog)
	}

	get #known(): number {
		return this.game.peek()?.entries.length ?? 0
	}

	#take({ epoch, after, terms, begin, entries, rest }: LogFrame): void {
		this.#isAsked = false
		this.#isRefused = entries === null || this.#known > MOST_ENTRIES
		if (!entries || this.#isRefused) return
		const isNext = epoch === this.#epoch && after === this.#known
		const { game } = this
		if (isNext && game.value) game.value = { ...game.value, entries: [...game.value.entries, ...entries] }
		else if (after === 0 && terms && begin) game.value = { terms, begin, entries }
		else return
		this.#epoch = epoch
		this.#isBehind ||= rest > 0
	}
}
