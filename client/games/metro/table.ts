import type { Options } from '../../../shared/games/metro/options.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { Hand, Table } from '../../../shared/games/metro/table.ts'
import type { TableGame } from '../game.ts'
import { createTable } from './create-table.ts'

/** The table that the options ask for: what expansions and Iron Horse need comes along only with them. */
export async function tableFor(options: unknown): Promise<{ default: TableGame<Table, Hand, Step> }> {
	const { edition, expansions } = options as Options
	const [extras] = await Promise.all([
		expansions.length > 0 ? import('./expansions/expansions.ts') : undefined,
		edition === 'iron-horse' ? import('./iron-horse/iron-horse.ts') : undefined,
	])
	return { default: createTable(extras?.default) }
}
