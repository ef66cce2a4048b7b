import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import { companyValue, finalScore } from '../../../shared/games/metro/rules/final-score.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { Hand, State, Table } from '../../../shared/games/metro/table.ts'
import type { Bot } from '../../../shared/kernel/bot.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { playGame } from '../support/play.ts'
import { scene } from './drawing.ts'
import { positionAfter } from './positions.ts'
import { viewOf } from './view-of.ts'

const steady = metro.bots.steady!

/** Everything the bot does in a position, whatever chance says where it sees no difference. */
function choicesIn(state: State): Step[] {
	const chosen = new Map<string, Step>()
	for (let chance = 0; chance < 20; chance++) {
		const [step] = decide(steady, viewOf(state), randomFrom(`choice ${chance}`)).steps
		chosen.set(JSON.stringify(step), step!)
	}
	return [...chosen.values()]
}

/** The same bot, but it does not know of any station numbers. */
const withoutNumbers: Bot<Table, Hand, Step> = {
	takes: steady.takes,
	think({ table, seat, hand }, chance, effort) {
		const { numbers: _, ...rest } = table
		const { numbers: __, ...own } = hand!
		return steady.think({ table: rest, seat, hand: own }, chance, effort)
	},
}

describe('station numbers', () => {
	// A half circle ends the line of station 7, in the second column, or that of station 3: both are seat 0's and
	// turn back to their own terminus after seven tiles.
	const board = `
		. aaaa . . . aaaa
		. aaaa . . . aaaa
		. aaaa . . . aaaa
	`
	const [AT_7, AT_3] = [25, 29]
	const late: string[] = [] // nothing to draw either
	const early = new Array<string>(50).fill('aaaa')

	function cellsChosen(numbers: number[][], isOpen: boolean, pile = late): number[] {
		const options = { expansions: [4], openNumbers: isOpen }
		const known = isOpen ? { table: { numbers } } : { numbers }
		const state = scene({ board, hands: [['aaaa'], ['dddd']], pile, turn: 1, options, ...known })
		return choicesIn(state).flatMap((step) => (step.type === 'lay' ? [step.cell] : []))
	}

	test.each([
		['secret', false],
		['open', true],
	])('%s: the bot ends a line where its own number is paid', (_, isOpen) => {
		expect(cellsChosen([[], [7]], isOpen)).toEqual([AT_7])
		expect(cellsChosen([[], [3]], isOpen)).toEqual([AT_3])
		expect(cellsChosen([[], [20]], isOpen).sort()).toEqual([AT_7, AT_3])
	})

	test('open: the bot ends no line where another’s number is paid', () => {
		expect(cellsChosen([[7], []], true)).toEqual([AT_3])
		expect(cellsChosen([[3], []], true)).toEqual([AT_7])
	})

	test('the bot keeps its terminus for a long line while many tiles are left', () => {
		expect(cellsChosen([[], [7]], false, early)).toEqual([AT_3])
		expect(cellsChosen([[7], []], true, early)).toEqual([AT_7])
	})

	test('they change what the bot does in one position of ten', () => {
		const options = parseOptions(
			metro.options,
			{ expansions: [4], cards: [4, 4, 4, 4], hand: 3 },
			2,
		) as Options
		let changed = 0
		for (let index = 0; index < 200; index++) {
			const state = positionAfter({ options, players: 2, seed: `numbers ${index}`, moves: 10 + (index % 50) })
			if (state.table.turn < 0) continue
			const [known, blind] = [steady, withoutNumbers].map(
				(bot) => decide(bot, viewOf(state), randomFrom('same')).steps,
			)
			if (JSON.stringify(known) !== JSON.stringify(blind)) changed += 1
		}
		expect(changed).toBeGreaterThan(20)
	})

	test('the bot earns more by them than one who does not know them', () => {
		const choice = { expansions: [4], cards: [4, 4, 4, 4], openNumbers: true }
		const options = parseOptions(metro.options, choice, 2)
		const earned = { known: 0, blind: 0 }
		for (let game = 0; game < 120; game++) {
			const place = game % 2
			const bots = place === 0 ? [steady, withoutNumbers] : [withoutNumbers, steady]
			const { state } = playGame(metro, { options, seating: { count: 2 }, seed: `numbers ${game}`, bots })
			const paid = [0, 1].map((seat) => {
				const { total, lines } = finalScore((state as State).table, seat)
				return total - lines
			})
			earned.known += paid[place]!
			earned.blind += paid[1 - place]!
		}
		expect(earned.known).toBeGreaterThan(1.05 * earned.blind)
	}, 60_000)
})

describe('shares', () => {
	const [yellow, blue, orange, green, purple, black, red, white] = [0, 1, 2, 3, 4, 5, 6, 7]
	const points = [24, 20, 16, 12, 9, 6, 3, 0] // yellow is worth 8, white 1
	const others = [green, purple, black, red]

	const deciding = (own: number[], open: number[], pile = ['aaaa', 'aaaa']): State =>
		scene({
			hands: [['aaaa'], ['aaaa']],
			pile,
			options: { expansions: [1] },
			shares: [own, others],
			table: { points, market: { open, shown: [], exchanges: 0 } },
		})

	test('the bot exchanges a share of the poorest company for an open one of the richest', () => {
		const state = deciding([blue, orange, green, white], [white, white, white, yellow])
		expect(choicesIn(state)).toEqual([{ type: 'exchange', percentage: 40, take: 'open' }])
	})

	test('it exchanges where that gains most', () => {
		const state = deciding([white, white, red, black], [yellow, yellow, yellow, yellow])
		// 40 % from 3 to 8 are 20 points, 30 % from 2 to 8 are 18; from 6 to 8, 40 % are only 8.
		expect(choicesIn(state)).toEqual([{ type: 'exchange', percentage: 40, take: 'open' }])
		const other = deciding([white, white, red, orange], [yellow, yellow, yellow, yellow])
		expect(choicesIn(other)).toEqual([{ type: 'exchange', percentage: 30, take: 'open' }])
	})

	test('it takes the hidden card where the open one is as poor as its own', () => {
		const state = deciding([blue, orange, green, white], [white, white, white, white])
		expect(choicesIn(state)).toEqual([{ type: 'exchange', percentage: 40, take: 'pile' }])
	})

	test('it keeps a share of the richest company, whatever lies open', () => {
		const state = deciding([orange, green, blue, yellow], [white, white, white, white])
		expect(choicesIn(state).filter(({ type }) => type === 'exchange')).toEqual([])
	})

	test('it exchanges in one game of four at least, and takes no open share of the poorer half', () => {
		const options = parseOptions(metro.options, { expansions: [1] }, 2)
		const values: number[] = []
		for (let game = 0; game < 40; game++) {
			let before: Table | undefined
			playGame(metro, {
				options,
				seating: { count: 2 },
				seed: `shares ${game}`,
				bots: [steady],
				observe({ state, move }) {
					const [step] = (move?.steps ?? []) as Step[]
					if (before && step?.type === 'exchange' && step.take === 'open') {
						const { market, points: profits } = before
						const taken = market!.open[step.percentage / 10 - 1]!
						values.push(companyValue(profits, taken))
					}
					before = (state as State).table
				},
			})
		}
		expect(values.length).toBeGreaterThan(10)
		expect(Math.min(...values)).toBeGreaterThan(4)
	}, 60_000)
})
