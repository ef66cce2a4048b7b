import type { Colour, Space } from '../../../../shared/games/boundless/table.ts'

type Stacks = readonly (readonly Colour[])[]

/** The spaces on which a token came to lie under one that was there before it. */
export const slidesBetween = (before: Stacks, after: Stacks): Space[] =>
	[...after.keys()].filter((space) => slid(before[space] ?? [], after[space]!))

function slid(before: readonly Colour[], after: readonly Colour[]): boolean {
	const known = (colour: Colour) => before.includes(colour)
	const lowest = after.findIndex(known)
	const newcomer = after.findLastIndex((colour) => !known(colour))
	const isUnder = newcomer >= 0 && after.slice(newcomer).some(known)
	if (lowest < 0) return false
	const stayed = before.filter((colour) => after.includes(colour))
	return isUnder || after.filter(known).join() !== stayed.join()
}
