import type { PlaceId } from '../data/places.ts'
import type { Table } from '../table.ts'
import { isOut, isTown, linksOf } from './board.ts'
import { isOpen } from './pieces.ts'

/**
 * Where the boom marker can be moved: to unevaluated metropolises that are joined to its own by one road, or by
 * roads that pass only through towns and evaluated metropolises.
 */
export function boomReach(table: Table): PlaceId[] {
	if (table.boom === null) return []
	const reached: PlaceId[] = []
	const seen = new Set<PlaceId>([table.boom])
	const ahead: PlaceId[] = [table.boom]
	for (let here = ahead.pop(); here !== undefined; here = ahead.pop()) {
		for (const { to } of linksOf(here)) {
			if (seen.has(to) || isOut(to, table.seats.length)) continue
			seen.add(to)
			if (!isTown(to) && isOpen(table, to)) reached.push(to)
			else ahead.push(to)
		}
	}
	return reached
}
