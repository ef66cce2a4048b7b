import { signal } from '@preact/signals-core'
import type { Entry } from '../../shared/room/entry.ts'
import { decodeDocumentFrame } from '../../shared/sync/documents.ts'
import type { AskLog, AuthorityFrame } from '../../shared/sync/frames.ts'
import type { Frame } from '../../shared/sync/peer/slip.ts'

/**
 * A guest's own copy of the log, kept up with the table, so that the game can go on if its host does not come back.
 * Where the game has secrets, the host says so once and is not asked again.
 */
export class LogCopy {
	readonly entries = signal<readonly Entry[]>([])
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
		this.#take(JSON.parse(frame))
		return true
	}

	/** What to ask the host now, if anything. */
	ask(): string | undefined {
		if (!this.#isBehind || this.#isAsked || this.#isRefused) return undefined
		this.#isBehind = false
		this.#isAsked = true
		return JSON.stringify({ type: 'log', after: this.entries.peek().length } satisfies AskLog)
	}

	#take({ after, entries, rest }: Extract<AuthorityFrame, { type: 'log' }>): void {
		this.#isAsked = false
		this.#isRefused = entries === null
		if (after !== this.entries.peek().length || !entries) return
		this.#isBehind ||= rest > 0
		this.entries.value = [...this.entries.peek(), ...entries]
	}
}
