import { describe, expect, test } from 'vitest'
import { companyStations } from '../../../shared/games/metro/data/companies.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import { companyValue, finalScore } from '../../../shared/games/metro/rules/final-score.ts'
import { ownerOf, stationsOf } from '../../../shared/games/metro/rules/owner.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { State, Table } from '../../../shared/games/metro/table.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept, refusal, stepsOf } from './act.ts'
import { scene } from './drawing.ts'

const options = { expansions: [1] }
const exchange = (percentage: number, take: 'open' | 'pile'): Step => ({ type: 'exchange', percentage, take })
const lay = (tile: string, cell: number): Step => ({ type: 'lay', tile, cell })
const [yellow, blue, orange, green, purple, black, red, white] = [0, 1, 2, 3, 4, 5, 6, 7]
const hands = [['aaaa'], ['aaaa']]
const shares = [
	[yellow, blue, orange, green],
	[blue, yellow, green, orange],
]
const start = (players: number): State =>
	metro.setup(
		parseOptions(metro.options, options, players) as Options,
		{ count: players },
		randomFrom('shares'),
	)
const withMarket = (market: Partial<Table['market']>): Partial<Table> => ({
	market: { open: [red, red, red, red], shown: [], exchanges: 0, ...market },
})

test('the stations are divided among eight companies, however many play', () => {
	for (const players of [2, 3, 6]) {
		const { table } = start(players)
		expect(table.points).toHaveLength(8)
		for (const [company, stations] of companyStations.entries()) {
			expect(stationsOf(table, company)).toEqual(stations)
			for (const station of stations) expect(ownerOf(table, station)).toBe(company)
		}
	}
	expect(companyStations.flat().sort((a, b) => a - b)).toEqual(
		[...Array(32).keys()].map((index) => index + 1),
	)
})

test('each player starts with a secret share of every size, and one of every size lies open', () => {
	for (const players of [2, 4, 6]) {
		const { table, hands, sharePiles } = start(players)
		for (const hand of hands) expect(hand.shares).toHaveLength(4)
		expect(table.market!.open).toHaveLength(4)
		for (const pile of sharePiles!) expect(pile).toHaveLength(8 - players - 1)
		expect(table.revealed).toBeUndefined()
	}
})

test('lines bring profit to companies, not points to players', () => {
	const state = scene({ board: '. aaaa', hands: [['dddd'], ['aaaa']], options, shares })
	const { table } = accept(state, lay('dddd', 9)).state
	expect(table.points).toEqual([0, 0, 0, 0, 0, 0, 3, 0]) // station 7 is red's
})

describe('an exchange', () => {
	const sharePiles = [
		[white, red],
		[white, red],
		[white, red],
		[white, red],
	]
	const market = { open: [purple, purple, black, black] }
	const state = scene({ hands, pile: ['aaaa'], options, shares, sharePiles, table: withMarket(market) })

	test('puts a card under its own pile and takes the face-up one, and the next is turned up', () => {
		const { state: after, events, reveals } = accept(state, exchange(30, 'open'))
		expect(after.hands[0]!.shares).toEqual([yellow, blue, black, green])
		expect(after.table.market).toMatchObject({ open: [purple, purple, white, black], exchanges: 1 })
		expect(after.sharePiles![2]).toEqual([red, orange])
		expect(events).toEqual([{ type: 'exchange', percentage: 30, company: black }])
		expect(reveals).toBe(true)
		expect(after.table).toMatchObject({ turn: 1, pile: 1, held: [1, 1] })
	})

	test('or takes the top card of the pile unseen, and shows the others nothing', () => {
		const { state: after, events } = accept(state, exchange(30, 'pile'))
		expect(after.hands[0]!.shares).toEqual([yellow, blue, white, green])
		expect(after.table.market).toMatchObject({ open: [purple, purple, black, black] })
		expect(after.sharePiles![2]).toEqual([red, orange])
		expect(events).toEqual([{ type: 'exchange', percentage: 30 }])
	})

	test('puts the card under first, so that a pile is never empty', () => {
		const empty = scene({ hands, options, shares, sharePiles: [[], [], [], []], table: withMarket(market) })
		expect(accept(empty, exchange(10, 'pile')).state.hands[0]!.shares![0]).toBe(yellow)
		const { state: after } = accept(empty, exchange(10, 'open'))
		expect(after.hands[0]!.shares![0]).toBe(purple)
		expect(after.table.market!.open[0]).toBe(yellow)
	})

	test('is offered for each card, from the table and from the pile', () => {
		expect(stepsOf(state).filter(({ type }) => type === 'exchange')).toHaveLength(8)
	})

	test('must wait until a drawn tile is laid', () => {
		expect(refusal(accept(state, { type: 'draw' }).state, exchange(10, 'open'))).toBe('must-lay-drawn')
	})

	test('belongs to its expansion', () => {
		expect(refusal(scene({ hands }), exchange(10, 'open'))).toBe('not-played')
	})
})

describe('exchanging ends', () => {
	const profits = (most: number) => [0, most, 0, 0, 0, 0, 0, 0]

	test('when the first company reaches a profit of 25', () => {
		const below = scene({ hands, options, shares, table: { points: profits(24) } })
		expect(refusal(below, exchange(10, 'open'))).toBeUndefined()
		const reached = scene({ hands, options, shares, table: { points: profits(25) } })
		expect(refusal(reached, exchange(10, 'open'))).toBe('exchange-closed')
		expect(stepsOf(reached).filter(({ type }) => type === 'exchange')).toEqual([])
	})

	test('for a turn after as many in a row as there are players', () => {
		const once = accept(scene({ hands, pile: ['aaaa', 'aaaa'], options, shares }), exchange(10, 'open')).state
		const twice = accept(once, exchange(10, 'open')).state
		expect(refusal(twice, exchange(10, 'open'))).toBe('exchange-limit')
		const laid = accept(twice, lay('aaaa', 1)).state
		expect(laid.table.market!.exchanges).toBe(0)
		expect(refusal(laid, exchange(10, 'open'))).toBeUndefined()
	})

	test('skipped players do not count for that', () => {
		const three = { hands: [['aaaa'], [], ['aaaa']], options, shares: [...shares, shares[0]!] }
		const state = scene({ ...three, table: withMarket({ exchanges: 2 }) })
		expect(refusal(state, exchange(10, 'open'))).toBe('exchange-limit')
		const drawing = scene({ ...three, pile: ['aaaa'], table: withMarket({ exchanges: 2 }) })
		expect(refusal(drawing, exchange(10, 'open'))).toBeUndefined()
	})

	test('a central wagon starts the count again, a pass does not', () => {
		const playing = { expansions: [1, 2] }
		const state = scene({
			hands,
			pile: ['aaaa'],
			options: playing,
			shares,
			table: withMarket({ exchanges: 2 }),
		})
		expect(accept(state, { type: 'wagon', rail: 33, percentage: 10 }).state.table.market!.exchanges).toBe(0)
		const idle = scene({
			hands: [[], ['aaaa']],
			options: playing,
			shares,
			table: withMarket({ exchanges: 2 }),
		})
		expect(accept(idle, { type: 'pass' }).state.table.market!.exchanges).toBe(2)
	})

	test('for a player with no tile while the pile is empty', () => {
		const playing = { expansions: [1, 2] }
		const state = scene({ hands: [[], ['aaaa']], options: playing, shares })
		expect(refusal(state, exchange(10, 'open'))).toBe('no-tile')
		expect(stepsOf(state).filter(({ type }) => type === 'exchange')).toEqual([])
	})
})

describe('the end', () => {
	/** A finished game with these profits and shares. */
	const over = (points: number[], held: number[][]): Table =>
		scene({
			hands: held.map(() => []),
			options,
			shares: held,
			table: { points, turn: -1, revealed: { shares: held } },
		}).table

	test('printed example: companies are worth 8 7 6 6 4', () => {
		const profits = [0, 0, 0, 0, 0, 0, 0, 0]
		profits[yellow] = 48
		profits[orange] = 40
		profits[green] = 31
		profits[blue] = 31
		profits[red] = 22
		const values = [yellow, orange, green, blue, red].map((company) => companyValue(profits, company))
		expect(values).toEqual([8, 7, 6, 6, 4])
	})

	test('companies with nothing share the last place', () => {
		expect(companyValue([5, 0, 0, 0, 0, 0, 0, 0], 3)).toBe(7)
		expect(companyValue([7, 6, 5, 4, 3, 2, 1, 0], 7)).toBe(1)
	})

	test('printed example: 60 % of yellow, 10 % of blue and 30 % of green are 76 points', () => {
		const profits = [48, 31, 40, 31, 10, 9, 22, 8]
		const nina = [blue, yellow, green, yellow]
		const other = [red, purple, black, orange]
		const blues = [purple, blue, red, red] // more blue and no green, so that Nina leads in yellow and green
		const greens = [white, black, orange, green]
		const score = finalScore(over(profits, [nina, other, blues, greens]), 0)
		expect(score.shares).toEqual([
			{ percentage: 10, company: blue, points: 6 },
			{ percentage: 20, company: yellow, points: 16 },
			{ percentage: 30, company: green, points: 18 },
			{ percentage: 40, company: yellow, points: 32 },
		])
		expect(score.bonuses).toEqual([{ company: yellow, points: 4 }])
		expect(score.total).toBe(76)
	})

	test('the largest holder gets one point for every full ten of profit', () => {
		const table = over(
			[39, 0, 0, 0, 0, 0, 0, 0],
			[
				[yellow, blue, blue, blue],
				[red, red, red, red],
			],
		)
		expect(finalScore(table, 0).bonuses).toContainEqual({ company: yellow, points: 3 })
	})

	test('equal holders each get it', () => {
		const held = [
			[yellow, yellow, red, blue],
			[white, black, yellow, blue],
		]
		const table = over([52, 0, 0, 0, 0, 0, 0, 0], held)
		expect(finalScore(table, 0).bonuses).toContainEqual({ company: yellow, points: 5 })
		expect(finalScore(table, 1).bonuses).toContainEqual({ company: yellow, points: 5 })
	})

	test('a company that nobody holds gives none', () => {
		const held = [
			[blue, blue, blue, blue],
			[red, red, red, red],
		]
		const table = over([99, 0, 0, 0, 0, 0, 0, 0], held)
		expect([0, 1].flatMap((seat) => finalScore(table, seat).bonuses.map(({ company }) => company))).toEqual([
			blue,
			red,
		])
	})

	test('shows everybody’s shares, and the most points win', () => {
		const state = scene({
			hands: [['aaaa'], []],
			options,
			shares,
			table: { points: [9, 8, 7, 6, 5, 4, 3, 2] },
		})
		const { state: after, reveals } = accept(state, lay('aaaa', 1))
		expect(after.table.revealed).toEqual({ shares })
		expect(reveals).toBe(true)
		// 8·1 + 7·2 + 6·3 + 5·4 against 7·1 + 8·2 + 5·3 + 6·4; profits below ten give no bonus.
		expect(metro.outcome(after.table)).toEqual({ scores: [60, 62], winners: [1] })
	})

	test('equal points share the win', () => {
		const held = [
			[yellow, blue, orange, green],
			[purple, black, red, white],
		]
		expect(metro.outcome(over([0, 0, 0, 0, 0, 0, 0, 0], held))).toEqual({ scores: [80, 80], winners: [0, 1] })
	})
})
