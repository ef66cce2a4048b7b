import type { AnyGame, Seat } from '../kernel/game.ts'
import type { RoomView, SeatView } from './view.ts'

/** Somebody sits there, or may come back. */
const isSomebodys = ({ played, owned }: SeatView): boolean => played === 'person' || owned

/**
 * Whether a seat may ask for a hint now: on its turn, never in a race, alone against bots, or among people where all of
 * them knew before the game that everybody may.
 */
export const mayAskForHint = (
	{ phase, seats, hints }: Pick<RoomView, 'phase' | 'seats' | 'hints'>,
	rules: Pick<AnyGame, 'actors' | 'races'>,
	table: unknown,
	seat: Seat | undefined,
): boolean =>
	phase === 'playing' &&
	seat !== undefined &&
	(hints === true || seats.filter(isSomebodys).length < 2) &&
	!rules.races(table) &&
	rules.actors(table).includes(seat)
