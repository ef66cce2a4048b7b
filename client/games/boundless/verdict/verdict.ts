import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { repeatsOtherColour } from '../../../../shared/games/boundless/rules/placement.ts'
import { costs, type Price } from '../../../../shared/games/boundless/rules/price.ts'
import {
	type Account,
	accountsOf,
	type Choice,
	choicesOf,
} from '../../../../shared/games/boundless/rules/review.ts'
import { planOf } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Colour, Space, Table } from '../../../../shared/games/boundless/table.ts'
import { frameOf, type PlacedToken } from './placed-tokens.ts'

/** What a choice is worth beside all that its owner could have done at the very moments they acted. */
export interface Verdict {
	account: Account
	better: Choice | undefined // with what lay there then; none where nothing was better
	by: number // the difference of the two prices
	sooner: Space | undefined // of the same cards, the one to take first in place of second
	behind: { space: Space; under: number }[] // where tokens lie under its own
	isIdeal: boolean // nothing was better if nobody else had been there
}

/** The verdict on every colour, for a round that is settled; its tokens come from the log. */
export function verdictsOf(table: Table, tokens: readonly PlacedToken[]): Verdict[] {
	const choices = choicesOf(table)
	const ideal = Math.max(...choices.map(({ price }) => price.money))
	return accountsOf(table).map((account) => {
		const { colour, spaces, price } = account
		const better = betterChoice(table, tokens, choices, account)
		return {
			account,
			better,
			by: better ? better.price.money - price.money : 0,
			sooner: better && isSame(better.spaces, spaces) ? tapsOf(table, tokens, colour)[1]?.space : undefined,
			behind: spaces
				.map((space) => ({ space, under: table.stacks[space]!.indexOf(colour) }))
				.filter(({ under }) => under > 0),
			isIdeal: price.money + costs.underneath * price.underneath >= ideal,
		}
	})
}

const isSame = (one: readonly Space[], other: readonly Space[]): boolean =>
	one.every((space) => other.includes(space))

/** The best of what was open, if it beats what was chosen; of equal ones that which changes least. */
function betterChoice(
	table: Table,
	tokens: readonly PlacedToken[],
	choices: readonly Choice[],
	{ colour, spaces, price }: Account,
): Choice | undefined {
	const taps = tapsOf(table, tokens, colour)
	let best: Choice | undefined
	for (const choice of choices) {
		if (repeatsOtherColour(table, colour, choice.spaces)) continue
		const under = leastUnder(table, tokens, taps, choice.spaces)
		const open = { spaces: choice.spaces, price: withUnder(choice.price, under) }
		const gain = open.price.money - (best?.price ?? price).money
		if (gain > 0 || (best && gain === 0 && kept(spaces, open) > kept(spaces, best))) best = open
	}
	return best
}

const kept = (chosen: readonly Space[], { spaces, price }: Choice): number =>
	2 * spaces.filter((space) => chosen.includes(space)).length - (price.underneath > 0 ? 1 : 0)

/** A moment at which a colour placed a token; what was never placed could have come last of all. */
type Tap = PlacedToken | undefined

function tapsOf({ round }: Table, tokens: readonly PlacedToken[], colour: Colour): Tap[] {
	const own = tokens.filter((token) => token.colour === colour)
	return Array.from({ length: planOf(round).tokens }, (_, index) => own[index])
}

/** How many tokens would lie under a choice at the least, whichever of its spaces is taken first. */
function leastUnder(
	table: Table,
	tokens: readonly PlacedToken[],
	taps: readonly Tap[],
	spaces: readonly Space[],
): number {
	const inOrder = (order: readonly Space[]) =>
		order.reduce((sum, space, index) => sum + underAt(table, tokens, taps[index], space, taps), 0)
	return Math.min(inOrder(spaces), inOrder(spaces.toReversed()))
}

/**
 * How many tokens of others a tap would have found on a space. Who acted within the same frame counts as there: the
 * draw would have decided, so nobody can be told that the space was free.
 */
function underAt(
	table: Table,
	tokens: readonly PlacedToken[],
	tap: Tap,
	space: Space,
	taps: readonly Tap[],
): number {
	if (tap?.space === space) return table.stacks[space]!.indexOf(tap.colour)
	const others = tokens.filter((token) => token.space === space && !taps.includes(token))
	if (!tap) return others.length
	return others.filter((token) =>
		ownerOf(table, token.colour) === tap.seat
			? tokens.indexOf(token) < tokens.indexOf(tap)
			: frameOf(token) <= frameOf(tap),
	).length
}

const withUnder = (price: Price, underneath: number): Price => ({
	...price,
	underneath,
	money: price.money - costs.underneath * underneath,
})
