import type { RegionId, StateId } from '../data/map-data.ts'
import { areAdjacent, type Graph } from './graph.ts'
import { isPaidOut, planOf } from './schedule.ts'
import { cheapest, type Walk, walkThrough } from './walk.ts'

/** The space that leads nowhere, at its price. */
export const FORTY = '40'

/** What a token stands on: a state, or FORTY. */
export type Pick = StateId | typeof FORTY

export const costs = {
	crossing: 10,
	adjacent: 30,
	forty: 40,
	underneath: 10,
	missing: 40,
} as const

/** The price of a colour's choice, taken apart. */
export interface Price {
	crossings: number
	route: RegionId[] // of the cheapest walk; empty where there is none
	pairs: [StateId, StateId][] // the adjacent ones that count
	forty: boolean
	underneath: number // tokens under the colour's own
	missing: number // tokens that were not placed
	money: number // what the purse changes by, before it stops at 0
}

/** What the cards of a round ask. */
export interface Question {
	round: number
	centre: readonly StateId[]
}

export function priceOf(graph: Graph, question: Question, picks: readonly Pick[], underneath: number): Price {
	const states = picks.filter((pick) => pick !== FORTY)
	const parts = {
		...walkFor(graph, question, states),
		pairs: adjacentPairs(graph, question, states),
		forty: states.length < picks.length,
		underneath,
		missing: planOf(question.round).tokens - picks.length,
	}
	return { ...parts, money: moneyOf(question.round, parts) }
}

function walkFor(graph: Graph, { centre: [start, ...end] }: Question, states: readonly StateId[]): Walk {
	if (states.length === 0) return { crossings: 0, route: [] }
	const orders = [states, ...(states.length > 1 ? [states.toReversed()] : [])]
	return cheapest(orders.map((order) => walkThrough(graph, [start!, ...order, ...end])))
}

/** Every adjacent pair with a chosen state in it: start and end may touch. */
function adjacentPairs(graph: Graph, { centre }: Question, states: readonly StateId[]): [StateId, StateId][] {
	const pairs: [StateId, StateId][] = []
	for (const [index, state] of states.entries())
		for (const other of [...centre, ...states.slice(0, index)])
			if (areAdjacent(graph, other, state)) pairs.push([other, state])
	return pairs
}

function moneyOf(round: number, price: Omit<Price, 'money'>): number {
	const { crossings, pairs, forty, underneath, missing } = price
	const journey = costs.crossing * crossings + costs.adjacent * pairs.length + (forty ? costs.forty : 0)
	const stack = costs.underneath * underneath
	return isPaidOut(round) ? journey - stack : 0 - journey - stack - costs.missing * missing
}
