import type { MetroParts } from '../play.ts'

/** The colour, and shape, of whoever owns lines. */
export const coloursOf = (owners: MetroParts['owners']): readonly number[] =>
	owners.value.map((owner) => owner.colour)
