import { DEPARTURES } from '../../../../shared/games/metro/rules/board.ts'
import { ownerOf } from '../../../../shared/games/metro/rules/owner.ts'
import { type Line, traceLine } from '../../../../shared/games/metro/rules/preview.ts'
import { NOBODY, type Table } from '../../../../shared/games/metro/table.ts'

/** The lines of all wagons, those of station 1 first. Without a wagon there is no line: it might be a loop. */
export function linesOf(table: Table): Line[] {
	const lines: Line[] = []
	for (let departure = 1; departure <= DEPARTURES; departure++)
		if (ownerOf(table, departure) !== NOBODY) lines.push(traceLine(table, departure))
	return lines
}
