import type { Table } from '../../shared/games/boundless/table.ts'
import type { Random } from '../../shared/kernel/random.ts'
import { isOver, stepsOf } from './play.ts'
import type { ScriptedClient } from './scripted-client.ts'

/** The ring, the stacks and the purses, as somebody sees them. */
export const tableOf = (client: ScriptedClient): Table => client.table.table as Table

/** Everybody plays at the same time, each whenever the rules let them, until the game is over. */
export const playTogether = (clients: readonly ScriptedClient[], random: Random): Promise<unknown> =>
	Promise.all(
		clients.map(async (client) => {
			for (;;) {
				await client.until(() => isOver(client) || stepsOf(client).length > 0, 'something to do')
				if (isOver(client)) return
				const answer = await client.send('move', { steps: [random.pick(stepsOf(client))], claim: 5 })
				if (answer.type === 'rejected') throw new Error(`A legal move was refused: ${answer.code}`)
			}
		}),
	)
