import { effect } from '@preact/signals'
import type { Seen } from '../../shared/room/observed-digests.ts'
import { whenIdle } from '../app/when-idle.ts'
import type { Connection } from '../connection/connection.ts'

const A_MOMENT = 2000 // milliseconds after a page was opened, in which a table comes, part by part

/** A look at the table of a room's game. */
export interface Look extends Seen {
	epoch: number
}

/**
 * Keeps what this browser sees of a room's games, to hold their records against it. What makes digests of it
 * loads with the first move and works while nothing else does, so that nobody waits for it.
 */
export function watchGames(connection: Connection, code: string): () => void {
	const looks: Look[] = []
	let isLoading = false

	const keep = async () => {
		isLoading = true
		try {
			await untilQuiet()
			const { remember } = await import('./memory.ts')
			remember(code, looks.splice(0))
		} finally {
			isLoading = false
		}
	}
	/** First the table comes. But the verdict on a game may be asked for as soon as it is over. */
	const untilQuiet = (): Promise<void> | undefined => {
		if (connection.room.peek()?.phase === 'over') return undefined
		const left = Math.max(0, A_MOMENT - performance.now())
		return new Promise((resolve) => setTimeout(whenIdle, left, resolve))
	}

	return effect(() => {
		const look = lookAt(connection)
		if (!look) return
		looks.push(look)
		const isFirst = looks.length === 1 && look.moves.length === 0
		if (!isFirst && !isLoading) keep().catch(() => undefined) // without it a game can still be played
	})
}

function lookAt({ room, table, you, hand }: Connection): Look | undefined {
	const [view, epoch] = [table.value, room.value?.epoch]
	if (!view || epoch === undefined) return undefined
	const place = view.about.seats.findIndex(({ id }) => id === you.value)
	return { ...view, epoch, hand: hand.value, ...(place >= 0 && { seat: place }) }
}
