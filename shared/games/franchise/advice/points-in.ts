import type { Seat } from '../../../kernel/game.ts'
import type { Event } from '../event.ts'

/** Points by seat, of those who got any, in a turn of `active`; but for what is counted at the end. */
export function pointsIn(events: readonly Event[], active: Seat): Map<Seat, number> {
	const points = new Map<Seat, number>()
	const add = (seat: Seat, count = 0) => {
		if (count > 0) points.set(seat, (points.get(seat) ?? 0) + count)
	}
	for (const event of events) {
		if (event.type === 'evaluate') add(event.winner, event.points)
		if (event.type !== 'score') continue
		for (const gain of event.gains) add(gain.seat, gain.points)
		add(active, event.points) // the track's
	}
	return points
}
