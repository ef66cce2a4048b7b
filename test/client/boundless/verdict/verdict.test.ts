import '../../support/page-without-a-browser.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PlacedToken, tokenOf } from '../../../../client/games/boundless/verdict/placed-tokens.ts'
import { withStacks } from '../../../../client/games/boundless/verdict/stacks.ts'
import { tellVerdict } from '../../../../client/games/boundless/verdict/tell-verdict.ts'
import { verdictsOf } from '../../../../client/games/boundless/verdict/verdict.ts'
import { wordsReady } from '../../../../client/i18n/language.ts'
import { atlas } from '../../../../shared/games/boundless/data/atlas.ts'
import type { Event } from '../../../../shared/games/boundless/event.ts'
import { boundless } from '../../../../shared/games/boundless/game.ts'
import type { Options } from '../../../../shared/games/boundless/options.ts'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import { stackOn } from '../../../../shared/games/boundless/rules/stack.ts'
import type { State, Table, Token } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { defaultOptions } from '../../../../shared/kernel/options.ts'
import { accept, letTableAct } from '../../../games/boundless/act.ts'
import { playEvening } from '../../../games/boundless/evening.ts'
import { price, readMap } from '../../../games/boundless/naive/walker.ts'
import { random } from '../../../games/boundless/random.ts'
import { onCard, REVEALED, scene } from '../../../games/boundless/scene.ts'
import { type Position, playGame } from '../../../games/support/play.ts'

const countries = { europe: readMap(atlas.europe), usa: readMap(atlas.usa) }

/** A round as it was settled, with what only the authority knows. */
interface Settled {
	state: State // just before
	table: Table // just after
	placed: PlacedToken[] // as the log tells them
	paid: number[]
}

function settledRounds(play: (observe: (position: Position) => void) => unknown): Settled[] {
	const rounds: Settled[] = []
	let before: State
	let placed: PlacedToken[] = []
	play(({ state, events, move }) => {
		for (const event of events as Event[]) {
			const { table } = state as State
			if (event.type === 'reveal') placed = []
			if (event.type === 'place') placed.push(tokenOf(move!.seat, event, table))
			if (event.type === 'settle') rounds.push({ state: before, table, placed, paid: event.paid })
		}
		before = state as State
	})
	return rounds
}

/** What a colour could have come to at best, by trying everything with the rules' own stacks and a naive walker. */
function bestByTrying({ state }: Settled, colour: number, ties: readonly Seat[]): number {
	const { table, tokens } = state
	const own = tokens.filter((token) => token.colour === colour)
	const count = table.round < 3 ? 1 : 2
	const late = Math.max(...tokens.map(({ acted }) => acted), table.since) + 1_000_000
	const taps: Token[] = Array.from(
		{ length: count },
		(_, index) => own[index] ?? { seat: ownerOf(table, colour), colour, space: -1, acted: late },
	)
	const rival = [...Array(table.purses.length * (table.options.twoColours ? 2 : 1)).keys()]
		.filter((other) => other !== colour && ownerOf(table, other) === ownerOf(table, colour))
		.map((other) => tokens.filter((token) => token.colour === other).map(({ space }) => space))
	const isTaken = (spaces: number[]) =>
		rival.some((pair) => pair.length === count && spaces.every((space) => pair.includes(space)))
	let best = Number.NEGATIVE_INFINITY
	for (let one = 0; one < 8; one++)
		for (let other = 0; other < (count === 1 ? 1 : 8); other++) {
			const spaces = count === 1 ? [one] : [one, other]
			if ((count === 2 && one === other) || isTaken(spaces)) continue
			const moved = taps.map((tap, index) => ({ ...tap, space: spaces[index]! }))
			// Where each came in the log decides between tokens of one player.
			const all = tokens.map((token) => moved[taps.indexOf(token)] ?? token)
			for (const token of moved) if (!all.includes(token)) all.push(token)
			const under = moved.reduce((sum, { space, acted }) => {
				const isKept = taps.some((tap) => tap.space === space && tap.acted === acted)
				const order = isKept ? state.ties[table.round - 1]! : ties
				return sum + stackOn(all, space, table.since, order).findIndex((token) => token.colour === colour)
			}, 0)
			const picks = spaces.map((space) => (space === 0 ? '40' : table.ring[space - 1]!))
			const { money } = price(countries[table.options.map], table.round, table.centre, picks, under)
			best = Math.max(best, money)
		}
	return best
}

const optionsWith = (options: Partial<Options>): Options => ({
	...defaultOptions(boundless.options),
	...options,
})
const { gentle, steady } = boundless.bots

const evenings = [
	{ name: 'bots in Europe', players: 4, options: {} },
	{ name: 'six bots in the USA', players: 6, options: { map: 'usa' as const } },
	{ name: 'two colours each', players: 3, options: { twoColours: true } },
]

describe.each(evenings)('the verdict on every choice of $name', ({ name, players, options }) => {
	const games = [...Array(14).keys()].flatMap((game) => {
		const setting = { options: optionsWith(options), seating: { count: players }, seed: `${name} ${game}` }
		const bots = [steady!, gentle!, random]
		return settledRounds((observe) =>
			game % 2 === 0
				? playGame(boundless, { ...setting, bots, observe })
				: playEvening({ ...setting, observe }),
		)
	})

	test('says that something was better where trying everything finds it, by exactly so much, and only there', () => {
		let better = 0
		for (const round of games) {
			const drawn = round.state.ties[round.table.round - 1]!
			for (const { account, better: instead, by } of verdictsOf(round.table, round.placed)) {
				const seat = ownerOf(round.table, account.colour)
				const most = bestByTrying(round, account.colour, drawn)
				const certain = bestByTrying(round, account.colour, [...drawn.filter((one) => one !== seat), seat])
				const told = account.price.money + by
				const isTrue = instead ? told <= most && told >= certain : account.price.money >= certain
				if (!isTrue || (most === certain && by !== Math.max(0, most - account.price.money)))
					expect.fail(JSON.stringify({ account, instead, by, most, certain }))
				if (instead) {
					better += 1
					expect(by).toBeGreaterThan(0)
					expect(instead.price.money - account.price.money).toBe(by)
				}
			}
		}
		expect(better).toBeGreaterThan(games.length / 2)
	})

	test('is the same from the log alone, when the stacks have long been taken away', () => {
		for (const { table, placed, paid } of games) {
			const then = withStacks({ ...table, stacks: table.stacks.map(() => []) }, placed, paid)
			expect(verdictsOf(then, placed).map(({ by }) => by)).toEqual(
				verdictsOf(table, placed).map(({ by }) => by),
			)
		}
	})
})

describe('in a round', () => {
	beforeAll(() => wordsReady())
	const round1 = scene({
		round: 1,
		centre: ['DE'],
		ring: ['GB', 'SE', 'ES', 'IT', 'FI', 'PT', 'GR'],
		players: 3,
	})
	const lonely = scene({
		round: 1,
		centre: ['PT'],
		ring: ['FR', 'RU', 'FI', 'TR', 'UA', 'AZ', 'GE'],
		players: 3,
	})
	const verdicts = (state: State, ...placed: [seat: Seat, card: string, seconds: number][]) => {
		const tokens: PlacedToken[] = []
		const raced = placed.reduce((before, [seat, card, seconds]) => {
			const step = onCard(before, card)
			const { state: next, events } = accept(before, seat, step, REVEALED + 1000 * seconds)
			for (const event of events) if (event.type === 'place') tokens.push(tokenOf(seat, event, next.table))
			return next
		}, state)
		const { table } = letTableAct(raced).state
		return verdictsOf(table, tokens).map((verdict) => ({ ...verdict, words: tellVerdict(table, verdict) }))
	}

	test('an empty state that cost 10 less is told, though its journey is no shorter', () => {
		// Both are two crossings from Germany: whoever came third pays for two tokens underneath.
		const [, , third] = verdicts(round1, [0, 'ES', 1], [1, 'ES', 2], [2, 'ES', 3])
		expect(third).toMatchObject({ by: 20, better: { price: { underneath: 0 } }, isIdeal: true })
		expect(third!.words).toMatch(/^\S.* was still free: 20 cheaper\.$/)
	})

	test('whoever chose right and came third is told so where all else was dearer', () => {
		const [first, second, third] = verdicts(lonely, [0, 'FR', 1], [1, 'FR', 2], [2, 'FR', 3])
		expect(first).toMatchObject({ by: 0, behind: [], isIdeal: true, words: 'Nothing was better.' })
		expect(second).toMatchObject({ by: 0, behind: [{ under: 1 }], isIdeal: true })
		expect(third).toMatchObject({ by: 0, behind: [{ under: 2 }], words: 'Right, but third.' })
	})

	test('nobody is told that a space was free on which somebody landed in the same frame', () => {
		const [, late] = verdicts(lonely, [0, 'FR', 2], [1, '40', 2.001], [2, '40', 3])
		expect(late).toMatchObject({ by: 10, better: { price: { underneath: 1 } } })
		expect(late!.words).toBe('With France instead: 10 cheaper.')
	})

	test('whoever took the right two in the wrong order is told which comes first', () => {
		const state = scene({
			round: 3,
			centre: ['PT'],
			ring: ['FR', 'AZ', 'GE', 'AM', 'CY', 'FI', 'TR'],
			players: 2,
		})
		const [, late] = verdicts(state, [1, '40', 1], [0, 'FR', 2], [0, 'TR', 3], [1, 'FR', 4])
		expect(late!.words).toBe('With France first: 10 cheaper.')
	})
})
