import type { MetroPlay } from '../play.ts'

/** The colour, and shape, of whoever owns lines. */
export const coloursOf = ({ owners }: MetroPlay): readonly number[] =>
	owners.value.map((owner) => owner.colour)
