import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import type { Event } from '../../../../shared/games/boundless/event.ts'
import { coloursPerSeat, ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { FORTY, type Pick } from '../../../../shared/games/boundless/rules/price.ts'
import { planOf } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Space, Table } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import { runningTotals } from '../../score-history.ts'
import { frameOf, hundredthsOf, type PlacedToken, tokenOf } from '../verdict/placed-tokens.ts'
import { withStacks } from '../verdict/stacks.ts'
import { verdictsOf } from '../verdict/verdict.ts'

/** A round as the story tells it. */
export interface RoundHistory {
	round: number
	income: number
	ring: StateId[]
	centre: StateId[]
	tokens: PlacedToken[]
	paid: number[] // by seat
	missed: number[] // by seat: by how much something else was better when they acted
	under: number[] // by seat: how many tokens lay under theirs
}

/** The rounds of a game, from its log. */
export function roundsIn(entries: readonly MoveEntry[], table: Table): RoundHistory[] {
	const rounds: RoundHistory[] = []
	for (const [seat, ...events] of entries)
		for (const event of events as Event[]) {
			const story = rounds.at(-1)
			switch (event.type) {
				case 'deal': {
					const income = planOf(event.round).income * coloursPerSeat(table)
					rounds.push({
						round: event.round,
						income,
						ring: [],
						centre: [],
						tokens: [],
						paid: [],
						missed: [],
						under: [],
					})
					break
				}
				case 'reveal':
					if (story) Object.assign(story, { ring: event.ring, centre: event.centre })
					break
				case 'place':
					story?.tokens.push(tokenOf(seat, event, table))
					break
				case 'settle':
					if (story) Object.assign(story, { paid: event.paid, ...judgedIn(story, table, event.paid) })
			}
		}
	return rounds.filter(({ paid }) => paid.length > 0)
}

/** Every row of the account: what each income and each round brought or cost, so that all of them add up. */
export const rowsOf = (rounds: readonly RoundHistory[], { purses }: Table): AccountRow[] =>
	rounds.flatMap(({ round, income, paid }) => [
		...(income > 0 ? [{ round, isIncome: true, money: purses.map(() => income) }] : []),
		{ round, isIncome: false, money: paid },
	])

export interface AccountRow {
	round: number
	isIncome: boolean // before the round
	money: readonly number[] // by seat
}

/** Every purse after each income and each settlement. */
export const pursesOverTime = (rounds: readonly RoundHistory[], table: Table): number[][] =>
	runningTotals(
		table.purses.length,
		rowsOf(rounds, table).map(({ money }) => money),
	)

function judgedIn(
	{ round, ring, centre, tokens }: RoundHistory,
	table: Table,
	paid: readonly number[],
): { missed: number[]; under: number[] } {
	const then = withStacks({ ...table, round, ring, centre }, tokens, paid)
	const [missed, under] = [table.purses.map(() => 0), table.purses.map(() => 0)]
	for (const { account, by } of verdictsOf(then, tokens)) {
		const seat = ownerOf(table, account.colour)
		missed[seat]! += by
		under[seat]! += account.price.underneath
	}
	return { missed, under }
}

export const pickOn = ({ ring }: RoundHistory, space: Space): Pick => (space === 0 ? FORTY : ring[space - 1]!)

/** What a seat chose in a round. */
export const picksOf = (story: RoundHistory, seat: Seat): Pick[] =>
	story.tokens.filter((token) => token.seat === seat).map(({ space }) => pickOn(story, space))

/** Two players on one card within a blink. */
export interface PhotoFinish {
	round: number
	pick: Pick
	first: Seat
	second: Seat
	gap: number // hundredths of a second
	isTie: boolean // too close to tell: the round's tie order decided
}

const BLINK = 15 // hundredths of a second

const gapBetween = (one: PlacedToken, other: PlacedToken): number => hundredthsOf(other) - hundredthsOf(one)

export function photoFinishes(rounds: readonly RoundHistory[]): PhotoFinish[] {
	const finishes = rounds.flatMap((story) => {
		const inOrder = story.tokens.toSorted((one, other) => one.after - other.after)
		return inOrder.flatMap((token, index) => {
			const next = inOrder.slice(index + 1).find(({ space }) => space === token.space)
			if (!next || next.seat === token.seat || gapBetween(token, next) > BLINK) return []
			return [
				{
					round: story.round,
					pick: pickOn(story, token.space),
					first: token.seat,
					second: next.seat,
					gap: gapBetween(token, next),
					isTie: frameOf(token) === frameOf(next),
				},
			]
		})
	})
	return finishes.sort((one, other) => one.gap - other.gap)
}
