import type { Options } from '../../../shared/games/boundless/options.ts'
import { accountsOf } from '../../../shared/games/boundless/rules/review.ts'
import type { Step } from '../../../shared/games/boundless/step.ts'
import { placeOn } from '../../../shared/games/boundless/steps/place.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { type Seat, TABLE } from '../../../shared/kernel/game.ts'
import { accept, letTableAct, start } from './act.ts'

interface Scene {
	round: number
	centre: string[]
	ring: string[] // seven cards, or fewer, and others fill it up
	players?: number
	options?: Partial<Options>
	purses?: number[]
	away?: Seat[]
	ties?: Seat[]
}

export const REVEALED = 100_000

/** A round whose centre cards have just been revealed. */
export function scene({ round, centre, ring, players = 4, options = {}, purses, away, ties }: Scene): State {
	const state = start(players, options)
	const others = state.deals.flatMap((deal) => [...deal.ring, ...deal.centre])
	const unused = others.filter((card) => !ring.includes(card) && !centre.includes(card))
	const cards = [...ring, ...unused].slice(0, 7)
	const waiting: State = {
		...state,
		deals: state.deals.with(round - 1, { ring: cards, centre }),
		ties: ties === undefined ? state.ties : state.ties.with(round - 1, ties),
		table: {
			...state.table,
			phase: 'ring',
			round,
			ring: round === 6 ? [] : cards,
			purses: purses ?? state.table.purses.map(() => 1000),
			away: away ?? [],
		},
	}
	return accept(waiting, TABLE, { type: 'show' }, REVEALED).state
}

export const spaceOf = ({ table }: State, card: string): number =>
	card === '40' ? 0 : table.ring.indexOf(card) + 1

/** A step that puts a token of a seat's first or second colour on a card. */
export const onCard = (state: State, card: string, own = 0): Step => placeOn(spaceOf(state, card), own)

/** Tokens placed one after the other, a second apart: seat and card, for a second colour with a 1 at the end. */
export function placed(state: State, ...tokens: [seat: Seat, card: string, own?: number][]): State {
	return tokens.reduce(
		(before, [seat, card, own], i) =>
			accept(before, seat, onCard(before, card, own), REVEALED + 1000 * (i + 1)).state,
		state,
	)
}

/** What every colour pays or is paid when the round is settled. */
export const moneyOf = (state: State): number[] => accountsOf(state.table).map(({ price }) => price.money)

/** What every seat's purse changes by when it is. */
export function paidAfter(state: State): number[] {
	const { events } = letTableAct(state)
	const settled = events.find((event) => event.type === 'settle')
	if (settled === undefined) throw new Error('the round is not settled')
	return settled.paid
}
