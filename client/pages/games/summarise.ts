import { idOf, type KeptGame } from '../../../shared/history/kept-game.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { loadResult } from '../result/load-result.ts'
import { lastView, openFinished } from './open-kept.ts'

/** What is kept of a finished game, by its record alone; nothing, where that is no finished game of these rules. */
export async function summarise(
	packed: string,
	seat: Seat | null,
	at: number,
): Promise<KeptGame | undefined> {
	const course = await openFinished(packed)
	const view = course && lastView(course, at)
	if (!view || (seat !== null && seat >= view.about.seats.length)) return undefined
	const { record, tables, entries } = course
	const { scores, winners } = view.now.outcome!
	const result = await loadResult(view.about)
	return {
		id: idOf(record),
		at,
		seat,
		packed,
		game: record.game,
		seats: record.seats.map(({ name, colour, bot }) => ({ name, colour, ...(bot !== undefined && { bot }) })),
		scores: [...scores],
		winners: [...winners],
		best: seat === null ? 0 : mostGained(result?.progress(view) ?? [], seat),
		missed: seat === null ? [] : (result?.misjudged?.(tables, entries, seat) ?? []),
	}
}

function mostGained(rows: readonly (readonly number[])[], seat: Seat): number {
	let most = 0
	for (const [index, row] of rows.entries())
		if (index > 0) most = Math.max(most, (row[seat] ?? 0) - (rows[index - 1]![seat] ?? 0))
	return most
}
