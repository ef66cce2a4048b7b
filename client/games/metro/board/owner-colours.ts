import type { MetroParts } from '../play.ts'

/** The colour, and shape, of whoever owns lines. */
export const coloursOf = (owners: MetroParts['owners']): readonly number[] =>
	owners.value.map((owner) => owner.colour)

/** The colour of whoever acts; none where companies play, whose colours are the same. */
export const seatColour = ({ view, players }: MetroParts['stage'], seat: number): number | undefined =>
	view.value.table.market ? undefined : players.value[seat]?.colour
