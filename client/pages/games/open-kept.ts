import type { KeptGame } from '../../../shared/history/kept-game.ts'
import type { TableView } from '../../../shared/room/view.ts'
import { findClientGame } from '../../games/index.ts'
import { readFragment } from '../../room/replay-link.ts'
import { type Course, followRecord } from '../replay/recording.ts'

/** The table at which a kept game ended. */
export async function openKept({ packed, at }: KeptGame): Promise<TableView | undefined> {
	const course = await openFinished(packed)
	return course && lastView(course, at)
}

/** A packed record of a game that was played to its end by these rules. */
export async function openFinished(packed: string): Promise<Course | undefined> {
	const course = await followRecord(await readFragment(packed))
	return typeof course === 'object' && !course.record.abandoned ? course : undefined
}

/** A recorded game as its table ended; nothing, where it did not end. */
export function lastView({ record, engine, tables, entries }: Course, at: number): TableView | undefined {
	const { game, version, options, seats, seed } = record
	const table = tables.at(-1)
	const outcome = engine.outcome(table)
	if (!outcome || !findClientGame(game)) return undefined
	return {
		about: {
			game,
			version,
			options,
			seats: seats.map(({ name, colour }, id) => ({ id, name, colour })),
			startedAt: at,
			commitment: '',
		},
		now: { turn: entries.length, undo: null, outcome, outdated: false, seed },
		table,
		moves: [...entries],
	}
}
