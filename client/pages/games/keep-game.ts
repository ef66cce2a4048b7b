import type { Connection } from '../../connection/connection.ts'
import { wayToReplay } from '../../room/way-to-replay.ts'
import { sharedDevice } from '../../table/shared-device.ts'
import { addFinished } from './kept-games.ts'
import { summarise } from './summarise.ts'

/** Keeps the game that was just finished in a room. Nobody waits for it, and nobody is told where it cannot be kept. */
export async function keepGame(connection: Connection): Promise<void> {
	const view = connection.table.peek()
	if (!view?.now.outcome || view.now.abandoned || view.now.outdated) return
	const { you } = connection
	const place = view.about.seats.findIndex(({ id }) => id === you.peek())
	const isShared = sharedDevice.peek()?.isShared.peek() === true
	const path = await wayToReplay(connection)
	const packed = path?.split('#')[1]
	if (packed === undefined) return
	const game = await summarise(packed, place < 0 || isShared ? null : place, Date.now())
	if (game) await addFinished(game)
}
