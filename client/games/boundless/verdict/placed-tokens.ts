import type { Event } from '../../../../shared/games/boundless/event.ts'
import { colourOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { FRAME } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Colour, Space, Table } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'

/** A token as the log tells it. */
export interface PlacedToken {
	seat: Seat
	colour: Colour
	space: Space
	after: number // milliseconds since the reveal
}

export const tokenOf = (
	seat: Seat,
	{ space, colour, after }: Extract<Event, { type: 'place' }>,
	table: Table,
): PlacedToken => ({ seat, colour: colourOf(table, seat, colour ?? 0), space, after })

/** The tokens of a round, in the order they came. */
export function tokensOfRound(entries: readonly MoveEntry[], table: Table): PlacedToken[] {
	const isDeal = ([, ...events]: MoveEntry) =>
		(events as Event[]).some((event) => event.type === 'deal' && event.round === table.round)
	return entries
		.slice(entries.findLastIndex(isDeal) + 1)
		.flatMap(([seat, ...events]) =>
			(events as Event[]).flatMap((event) => (event.type === 'place' ? [tokenOf(seat, event, table)] : [])),
		)
}

/** Tokens of one frame count as placed at the same instant. */
export const frameOf = ({ after }: Pick<PlacedToken, 'after'>): number => Math.floor(after / FRAME)

/**
 * When a token was placed, in hundredths of a second, as people are told it: cut to its frame. So nobody reads a
 * time that says another order than the stack, which the draw decides within a frame; and two frames never read alike.
 */
export const hundredthsOf = (token: Pick<PlacedToken, 'after'>): number =>
	Math.floor((frameOf(token) * FRAME) / 10)
