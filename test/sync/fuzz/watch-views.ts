import { effect } from '@preact/signals-core'
import type { Connection } from '../../../client/connection/connection.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import type { History } from './history.ts'

interface Watched {
	name: string
	connection: Pick<Connection, 'room' | 'table' | 'hand' | 'you'>
}

/** Whatever a page shows, it was so at some time, and never runs backwards; a hand fits its table. */
export function watchViews(
	{ name, connection }: Watched,
	history: History,
	hold: (holds: boolean, what: string) => void,
): void {
	let roomAt = 0
	let tableAt = 0
	effect(() => {
		const view = connection.room.value && canonical(connection.room.value)
		if (view === undefined) return
		roomAt = history.find(roomAt, ({ roomView }) => roomView === view)
		hold(roomAt >= 0, `${name} sees a room that never was, or was before`)
	})
	effect(() => {
		const view = connection.table.value && canonical(connection.table.value)
		const hand = connection.hand.value === undefined ? undefined : canonical(connection.hand.value)
		const seat = connection.you.value ?? -1
		if (view === undefined) return
		tableAt = history.find(
			tableAt,
			({ tableView, hands }) => tableView === view && (hand === undefined || hands.get(seat) === hand),
		)
		hold(tableAt >= 0, `${name} sees a table and hand that never were, or were before`)
	})
}
