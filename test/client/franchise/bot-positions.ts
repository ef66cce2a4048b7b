import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { applySteps } from '../../../shared/kernel/game.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { random } from '../../games/franchise/random.ts'
import { decide } from '../../games/support/decide.ts'

export interface Position {
	name: string
	table: Table
	entries: MoveEntry[]
}

const everything: Partial<Options> = { milestones: true, boom: true, regions: 'all' }
const games: readonly [players: number, options: Partial<Options>][] = [
	[2, {}],
	[3, everything],
	[4, {}],
	[4, { expert: 'draft', ...everything }],
	[5, everything],
	[5, { start: 'learning' }],
]

/** All positions of a few games as the bots of the house play them, in their order. */
export function* botPositions(): Generator<Position> {
	for (const [players, options] of games) {
		const name = `${players} ${Object.keys(options).join(' ')}`
		const chance = randomFrom(`labels ${name}`)
		const bots = [franchise.bots.steady!, random]
		let table = franchise.setup(
			{ ...defaultOptions(franchise.options), ...options },
			{ count: players },
			chance,
		) as Table
		const entries: MoveEntry[] = []
		while (table.turn >= 0) {
			yield { name: `${name}, after ${entries.length} moves`, table, entries: [...entries] }
			const seat = table.turn
			const bot = bots[entries.length % 7 === 6 ? 1 : 0]!
			const { steps } = decide(bot, { table, seat, hand: null }, chance)
			const applied = applySteps(franchise, table, seat, steps as never, { at: 0, acted: 0 })
			if (isRejected(applied)) throw new Error(applied.rejected)
			entries.push([seat, ...applied.events] as unknown as MoveEntry)
			table = applied.state as Table
		}
	}
}
