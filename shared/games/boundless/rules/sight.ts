import type { Seat } from '../../../kernel/game.ts'
import type { Table } from '../table.ts'

/** Whether the map, its notes and its answers are open to a seat, or to somebody without one. */
export const isMapOpen = ({ phase, options }: Table, seat: Seat | undefined): boolean =>
	phase === 'ready' || phase === 'over' || (seat !== undefined && options.mapInSight.includes(seat))
