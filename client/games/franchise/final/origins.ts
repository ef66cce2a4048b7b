import { isTown } from '../../../../shared/games/franchise/rules/board.ts'
import type { FinalSource } from '../../../../shared/games/franchise/rules/final-score.ts'
import { placesOf } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Point } from '../../game.ts'
import { pointOf, sheet } from '../board/geometry.ts'

/** Points that set out together. */
interface Origin {
	from: Point
	part: number
}

/** Where a seat's last points come from: its towns, one each; the rest from below the map, where it is counted. */
export function originsOf(table: Table, source: FinalSource, seat: Seat): Origin[] {
	if (source === 'towns')
		return placesOf(table, seat)
			.filter(isTown)
			.map((place) => ({ from: pointOf(place), part: 1 }))
	const x = sheet.x + (sheet.width * (seat + 1)) / (table.seats.length + 1)
	return [{ from: { x, y: sheet.y + sheet.height }, part: table.seats[seat]!.points[source] }]
}
