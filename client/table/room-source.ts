import { computed, effect } from '@preact/signals'
import { keep, recall } from '../app/storage.ts'
import type { Connection } from '../connection/connection.ts'
import type { Newest } from './playback.ts'
import { playersOf } from './players.ts'
import { steadyList } from './surface/steady-list.ts'
import type { Source } from './table-model.ts'

interface Seen {
	epoch: number
	entries: number
}

/** The table of a room; asked for once the connection has one. */
export function roomSource(connection: Connection, code: string): Source & { close(): void } {
	const players = steadyList(() => playersOf(connection))
	const seat = computed(() => players.value.find((player) => player.mine)?.seat)
	// The last table stays while there is none: between two games, or when the room is gone.
	let last = connection.table.peek()!
	const table = computed(() => {
		last = connection.table.value ?? last
		return last
	})
	const lying = computed(() => table.value.table) // most of what changes is not on the table
	const epoch = computed(() => connection.room.value?.epoch ?? 0)
	const key = `seen.${code}.${connection.you.peek()}` // each seat, where several people share a device
	const kept = recall<Seen>(key)

	const stopKeeping = effect(() => {
		// While the page is hidden nothing is seen; it is told on the next visit.
		if (!document.hidden) keep<Seen>(key, { epoch: epoch.value, entries: table.value.moves.length })
	})

	let isBroken = false // since something came last
	const stopListening = effect(() => {
		if (connection.status.value !== 'online') isBroken = true
	})

	return {
		players,
		view: computed(() => ({ table: lying.value, seat: seat.value, hand: connection.hand.value })),
		turn: computed(() => table.value.now.turn),
		newest: computed<Newest<unknown>>(() => ({
			epoch: epoch.value,
			table: lying.value,
			entries: table.value.moves,
		})),
		...(kept?.epoch === connection.room.peek()?.epoch && kept && { seen: kept.entries }),
		wasAway() {
			const was = isBroken || document.hidden
			isBroken = connection.status.peek() !== 'online'
			return was
		},
		comings: computed(() => ({ ...table.value.about, comings: table.value.comings })),
		send: (steps, claim) => connection.send('move', { steps, ...(claim !== undefined && { claim }) }),
		now: () => Date.now() + connection.clockOffset() - table.peek().about.startedAt,
		close() {
			stopKeeping()
			stopListening()
		},
	}
}
