import { effect } from '@preact/signals-core'
import { type Connection, openConnection } from '../../client/connection/connection.ts'
import { findGame } from '../../shared/games/index.ts'
import type { Random } from '../../shared/kernel/random.ts'
import type { House } from './house.ts'
import { openSocket, socketAddress } from './house.ts'
import { tokenOf } from './play.ts'

/** The client's own library, from a script: it only has to be told where the page would come from. */
export function connectAs(person: number, code: string, { url }: Pick<House, 'url'>): Connection {
	class PageSocket {
		constructor(address: string) {
			// biome-ignore lint/correctness/noConstructorReturn: a socket that sends the header a page would
			return openSocket(address, url.origin)
		}
	}
	return openConnection({
		code,
		token: tokenOf(person),
		url: socketAddress(url, code),
		WebSocket: PageSocket as unknown as typeof WebSocket,
	})
}

/** Resolves once it is true of what the signals say. */
export function until(isTrue: () => boolean): Promise<void> {
	return new Promise((resolve) => {
		const stop = effect(() => {
			if (!isTrue()) return
			resolve()
			queueMicrotask(() => stop()) // it may be true at once, before there is anything to stop
		})
	})
}

export const placeOf = ({ table, you }: Connection): number =>
	table.value?.about.seats.findIndex(({ id }) => id === you.value) ?? -1

export const isOver = ({ table }: Connection): boolean => (table.value?.now.outcome ?? null) !== null

/** Whose turn it is. */
export function actorAmong(connections: readonly Connection[]): Connection | undefined {
	const { about, table } = connections[0]!.table.value!
	const actors = findGame(about.game)!.actors(table)
	return connections.find((connection) => actors.includes(placeOf(connection)))
}

/** A step the rules allow, judged from what the connection shows. */
export function chooseStep(connection: Connection, random: Random): unknown {
	const { about, table } = connection.table.value!
	const seat = placeOf(connection)
	return random.pick(findGame(about.game)!.steps({ table, seat, hand: connection.hand.value }))
}
