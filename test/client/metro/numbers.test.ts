import '../support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeBriefly, describeEntry } from '../../../client/games/metro/describe.ts'
import { describeGains } from '../../../client/games/metro/expansions/describe.ts'
import extras from '../../../client/games/metro/expansions/expansions.ts'
import { numbersKnown } from '../../../client/games/metro/expansions/known-numbers.ts'
import lobby from '../../../client/games/metro/lobby.ts'
import type { MetroStage } from '../../../client/games/metro/staging.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { finishedLines, previewLay } from '../../../shared/games/metro/rules/preview.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { accept } from '../../games/metro/act.ts'
import { scene } from '../../games/metro/drawing.ts'
import { playersSeenBy } from '../franchise/players.ts'
import { speak } from '../support/speak.ts'

// It draws into the page as soon as it is loaded.
vi.mock('../../../client/games/metro/board/tile.tsx', () => ({}))

beforeAll(() => speak('en'))
beforeEach(() => speak('en'))

const players = playersSeenBy(0).slice(0, 2)
const numbers = [[20], [7]] // station 7 is the first player's, and its terminus pays the second
const open = { expansions: [4], openNumbers: true }

/** A half circle is about to bring the line of station 7 back to its own terminus. */
const ready = (isOpen: boolean): State =>
	scene({
		board: '. aaaa',
		hands: [['dddd'], ['aaaa']],
		options: isOpen ? open : { expansions: [4] },
		...(isOpen ? { table: { numbers } } : { numbers }),
	})

const stageFor = ({ table, hands }: State, seat: number): MetroStage =>
	({
		view: signal({ table, seat, hand: hands[seat] }),
		players: signal(playersSeenBy(seat).slice(0, 2)),
	}) as unknown as MetroStage

const gainsFor = (seat: number, isOpen: boolean): string[] => {
	const state = ready(isOpen)
	return describeGains(stageFor(state, seat), previewLay(state.table, 9, 'dddd'))
}

test('before a tile is laid one is told what one’s own numbers would bring, and open ones of others', () => {
	expect(gainsFor(1, false)).toEqual(['+3 by your number 7'])
	expect(gainsFor(1, true)).toEqual(['+3 by your number 7'])
	expect(gainsFor(0, true)).toEqual([`+3 for ${players[1]!.name} by number 7`])
	expect(gainsFor(0, false)).toEqual([])
})

describe('a line that ended where somebody’s number is paid', () => {
	const laid = (isOpen: boolean) => accept(ready(isOpen), { type: 'lay', tile: 'dddd', cell: 9 })
	const told = (isOpen: boolean): string => {
		const { state, events } = laid(isOpen)
		return describeEntry([0, ...events] as MoveEntry, players, state.table, extras)
	}

	test('is told with it, where all see the numbers', () => {
		expect(told(true)).toMatch(new RegExp(`3 more points for ${players[1]!.name}, by number 7\\.$`))
		expect(told(false)).not.toContain('number 7')
		const { state, events } = laid(true)
		const briefly = describeBriefly([0, ...events] as MoveEntry, players, state.table, extras)
		expect(briefly).toMatch(new RegExp(`\\+3 for you, \\+3 for ${players[1]!.name}\\.$`))
	})

	test('counts in the scores that all see, and its points fly to both', () => {
		const { table } = laid(true).state
		const [line] = finishedLines(table)
		expect([0, 1].map((seat) => extras.scoreOf(table, seat))).toEqual([3, 3])
		expect(extras.awards(table, line!)).toEqual([
			[0, 3],
			[1, 3],
		])
	})

	test('flies once to whoever gets it twice', () => {
		const { table } = laid(true).state
		expect(extras.awards({ ...table, numbers: [[7], []] }, finishedLines(table)[0]!)).toEqual([[0, 6]])
	})

	test('counts for nobody else while numbers are secret', () => {
		const { table } = laid(false).state
		expect([0, 1].map((seat) => extras.scoreOf(table, seat))).toEqual([3, 0])
		expect(extras.awards(table, finishedLines(table)[0]!)).toEqual([[0, 3]])
	})
})

test('one’s own numbers are known, others’ only where they are open or the game is over', () => {
	const knownTo = (state: State, seat: number | undefined) =>
		[0, 1].map((of) =>
			numbersKnown(
				{ table: state.table, seat, hand: seat === undefined ? undefined : state.hands[seat] },
				of,
			),
		)
	expect(knownTo(ready(false), 0)).toEqual([[20], undefined])
	expect(knownTo(ready(false), undefined)).toEqual([undefined, undefined])
	expect(knownTo(ready(true), 0)).toEqual(numbers)
	expect(knownTo(ready(true), undefined)).toEqual(numbers)
	const over = ready(false)
	over.table.revealed = { numbers }
	expect(knownTo(over, undefined)).toEqual(numbers)
})

describe('the lobby', () => {
	const summary = (options: object) => lobby.summary({ expansions: [4], ...options }, [])

	test('says in one line which numbers are played', () => {
		expect(summary({})).toEqual(['station numbers'])
		expect(summary({ cards: [2, 2, 2, 2] })).toEqual(['station numbers', '2 numbers a side'])
		expect(summary({ cards: [2, 0, 1, 1], openNumbers: true })).toEqual([
			'station numbers',
			'numbers: 2 top, 1 bottom, 1 right',
			'numbers open',
		])
		expect(lobby.summary({ cards: [2, 0, 1, 1], openNumbers: true }, [])).toEqual([])
	})

	test.each(['en', 'fr'] as const)('has words for every side and every refusal in %s', async (language) => {
		await speak(language)
		const parts = [0, 1, 2, 3].map((side) => lobby.part?.('cards', side) ?? '')
		expect(new Set(parts).size).toBe(4)
		expect(parts).not.toContain('')
		for (const code of ['too-many-cards', 'no-cards']) expect(lobby.explain(code)).toBeTruthy()
		for (const option of ['cards', 'openNumbers']) {
			expect(lobby.hint(option)).toBeTruthy()
			expect(lobby.concerns?.(option, { expansions: [] })).toBe(false)
			expect(lobby.concerns?.(option, { expansions: [3, 4] })).toBe(true)
		}
	})

	test('has as many fields as the game has options', () => {
		expect(Object.keys(lobby.fields)).toEqual(Object.keys(metro.options.fields))
	})
})
