import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { afterEach, expect, test, vi } from 'vitest'
import type { Connection } from '../../client/connection/connection.ts'
import { giveHint } from '../../client/table/hints/give-hint.ts'
import type { TableModel } from '../../client/table/table-model.ts'

afterEach(() => vi.unstubAllGlobals())

test('whoever asks for a hint reads it in the place of why something was refused', async () => {
	const notice = signal<string | undefined>('A tile already lies there.')
	const told: unknown[] = []
	class Bot {
		onmessage?: (event: { data: unknown }) => void
		postMessage() {
			told.push(notice.value)
			this.onmessage?.({ data: [{ type: 'draw' }] })
		}
		terminate() {}
	}
	vi.stubGlobal('Worker', Bot)
	const table = {
		players: signal([{ mine: true, seat: 0 }]),
		play: { hint: async () => ({ text: 'Draw.' }) },
		hint: signal<{ text: string } | undefined>(undefined),
		touch: () => {
			notice.value = undefined
		},
	}
	const about = { game: 'metro', version: 2 }
	const connection = {
		table: signal({ about, table: {}, now: { turn: 3 } }),
		room: signal({ epoch: 1 }),
		hand: signal(null),
	}
	await giveHint(connection as unknown as Connection, table as unknown as TableModel)
	expect(told).toEqual([undefined])
	expect(table.hint.value?.text).toBe('Draw.')
})
