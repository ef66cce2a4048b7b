import type { Random } from '../../../kernel/random.ts'
import type { StateId } from '../data/map-data.ts'
import { obscurityOf } from '../obscurity.ts'
import { type Graph, graphOf } from '../rules/graph.ts'
import { costs, FORTY } from '../rules/price.ts'
import { cardOn, spacesToChoose } from '../rules/review.ts'
import { isPaidOut } from '../rules/schedule.ts'
import type { Table } from '../table.ts'
import type { Judged, Judgement } from './judgement.ts'

/** How many crossings somebody counts from one state to another; one where they take them for neighbours. */
type Belief = (one: StateId, other: StateId) => number

/**
 * Judges by a map in the head that is vague: the more obscure two states are, and the farther apart, the more likely
 * the way between them is miscounted. Few forget that Spain touches Portugal; whether Moldova touches Slovakia is another
 * matter.
 */
export const believe =
	(vagueness: number): Judgement =>
	(table, random) => {
		const belief = imagine(table, vagueness, random)
		return spacesToChoose(table).map((spaces) => {
			const states = spaces.map((space) => cardOn(table, space)).filter((card) => card !== FORTY)
			const journey =
				journeyOf(belief, table.centre, states) + (states.length < spaces.length ? costs.forty : 0)
			return { spaces, money: isPaidOut(table.round) ? journey : -journey } satisfies Judged
		})
	}

/** Every pair is drawn once, in the order of the cards: asked again in the same race, the beliefs are the same. */
function imagine({ options, centre, ring }: Table, vagueness: number, random: Random): Belief {
	const graph = graphOf(options.map)
	const obscurity = obscurityOf(options.map)
	const cards = [...centre, ...ring]
	const believed = new Map<string, number>()
	for (const [index, one] of cards.entries())
		for (const other of cards.slice(index + 1)) {
			const distance = distanceBetween(graph, one, other)
			const doubt = (vagueness * (obscurity.get(one)! + obscurity.get(other)!)) / 2
			const slip = doubt * (0.6 + 0.4 * distance) * aboutNothing(random)
			believed.set(pairOf(one, other), Math.max(Math.round(distance + slip), 1))
		}
	return (one, other) => believed.get(pairOf(one, other))!
}

const pairOf = (one: StateId, other: StateId): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** From −1 to 1, mostly near 0. */
const aboutNothing = (random: Random): number => (random.below(1001) + random.below(1001) - 1000) / 1000

/** From whichever part to whichever: hardly anybody remembers that a walk goes on from the part that it reached. */
const distanceBetween = ({ regionsOf, distancesFrom }: Graph, one: StateId, other: StateId): number =>
	Math.min(
		...regionsOf
			.get(one)!
			.flatMap((from) => regionsOf.get(other)!.map((to) => distancesFrom.get(from)!.get(to)!)),
	)

/** What the walk costs by this belief, and what touches. */
function journeyOf(belief: Belief, centre: readonly StateId[], states: readonly StateId[]): number {
	if (states.length === 0) return 0
	const [start = '', ...end] = centre
	const lengthOf = (stops: readonly StateId[]) =>
		stops.slice(1).reduce((sum, stop, index) => sum + belief(stops[index]!, stop), 0)
	const crossings = Math.min(
		lengthOf([start, ...states, ...end]),
		lengthOf([start, ...states.toReversed(), ...end]),
	)
	const touching = states.flatMap((state, index) =>
		[...centre, ...states.slice(0, index)].filter((other) => belief(state, other) === 1),
	)
	return costs.crossing * crossings + costs.adjacent * touching.length
}
