import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import {
	cellAt,
	departureCell,
	departureSide,
	layableCells,
} from '../../../shared/games/metro/rules/board.ts'
import { CENTRE } from '../../../shared/games/metro/rules/line.ts'
import { previewWagon, traceLine } from '../../../shared/games/metro/rules/preview.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { accept, refusal, stepsOf } from './act.ts'
import { scene } from './drawing.ts'

const options = { expansions: [2] }
const wagon = (rail: number, percentage?: number): Step =>
	percentage === undefined ? { type: 'wagon', rail } : { type: 'wagon', rail, percentage }
const lay = (tile: string, cell: number): Step => ({ type: 'lay', tile, cell })
const railsOffered = (steps: Step[]): number[] =>
	steps.flatMap((step) => (step.type === 'wagon' ? [step.rail] : []))
const hands = [['aaaa'], ['aaaa']]

test('the eight rails lead from the Central Station into the cells around it', () => {
	const [south, west, north, east] = [2, 3, 0, 1]
	const places = [33, 34, 35, 36, 37, 38, 39, 40].map((rail) => [departureCell[rail], departureSide[rail]])
	expect(places).toEqual([
		[cellAt(2, 3), south],
		[cellAt(2, 4), south],
		[cellAt(3, 5), west],
		[cellAt(4, 5), west],
		[cellAt(5, 3), north],
		[cellAt(5, 4), north],
		[cellAt(3, 2), east],
		[cellAt(4, 2), east],
	])
})

describe('placing a central wagon', () => {
	test('takes the turn and leaves hand and pile alone', () => {
		const state = scene({ hands, pile: ['aaaa'], options })
		expect(railsOffered(stepsOf(state))).toEqual([33, 34, 35, 36, 37, 38, 39, 40])
		const { state: after, events, reveals } = accept(state, wagon(33))
		expect(after.table).toMatchObject({ turn: 1, pile: 1, held: [1, 1], wagons: { 33: 0 } })
		expect(after.hands).toEqual(state.hands)
		expect(events).toEqual([{ type: 'wagon', rail: 33, owner: 0 }])
		expect(reveals).toBe(false)
	})

	test('is done once by each player', () => {
		const state = scene({ hands, options, table: { wagons: { 33: 0 } } })
		expect(refusal(state, wagon(34))).toBe('wagon-placed')
		expect(railsOffered(stepsOf(state))).toEqual([])
	})

	test('needs a rail that never had a wagon, be its line finished or not', () => {
		// The line out of rail 33 was turned back in the second tile.
		const board = '. . . .\n. . . dddd\n. . . aaaa'
		const state = scene({ board, hands, options, table: { wagons: { 33: 1 } } })
		expect(traceLine(state.table, 33).end).toBe(CENTRE)
		expect(refusal(state, wagon(33))).toBe('rail-taken')
		expect(railsOffered(stepsOf(state))).not.toContain(33)
	})

	test('must wait until a drawn tile is laid', () => {
		const drew = accept(scene({ hands, pile: ['aaaa'], options }), { type: 'draw' }).state
		expect(refusal(drew, wagon(33))).toBe('must-lay-drawn')
	})

	test('belongs to its expansion', () => {
		expect(refusal(scene({ hands }), wagon(33))).toBe('not-played')
		expect(refusal(scene({ hands, options }), wagon(33, 10))).toBe('not-played')
	})
})

describe('a line out of the Central Station', () => {
	test('scores at once where tiles already complete it with two or more', () => {
		const board = '. . . aaaa\n. . . aaaa\n. . . aaaa'
		const state = scene({ board, hands, options, turn: 1 })
		expect(previewWagon(state.table, 33, 1)).toMatchObject({ before: 0, line: { points: 3, owner: 1 } })
		const { state: after, events } = accept(state, wagon(33))
		expect(events).toContainEqual({ type: 'line', departure: 33, length: 3, end: 5, points: 3 })
		expect(after.table.points).toEqual([0, 3])
	})

	test('is never doubled, not even back in the Central Station', () => {
		const board = '. . . .\n. . . dddd\n. . . aaaa'
		const { state } = accept(scene({ board, hands, options }), wagon(33))
		expect(traceLine(state.table, 33)).toMatchObject({ length: 3, end: CENTRE, points: 3 })
		expect(state.table.points).toEqual([3, 0])
	})

	test('cannot start where a single tile already ends it', () => {
		const board = '. . . aaaa\n. . . aaaa\n. . . dddd'
		const state = scene({ board, hands, options })
		expect(refusal(state, wagon(33))).toBe('one-tile-line')
		expect(railsOffered(stepsOf(state))).not.toContain(33)
	})

	test('is scored for its owner when a tile completes it', () => {
		const board = '. . . aaaa\n. . . aaaa'
		const state = scene({ board, hands, options, table: { wagons: { 33: 1 } } })
		const { state: after } = accept(state, lay('aaaa', cellAt(2, 3)))
		expect(after.table.points).toEqual([6, 3]) // and station 5, coming in, for twice its three tiles
	})
})

describe('one-tile lines from a central rail', () => {
	const board = '. . . aaaa\n. . . aaaa'
	const halfCircle = { board, hands: [['dddd'], []], options }

	test('guards a central rail with a wagon, in both editions', () => {
		for (const edition of ['metro', 'iron-horse'] as const) {
			const free = scene({ ...halfCircle, options: { ...options, edition } })
			expect(refusal(free, lay('dddd', cellAt(2, 3)))).toBeUndefined()
			const guarded = scene({ ...halfCircle, options: { ...options, edition }, table: { wagons: { 33: 1 } } })
			expect(refusal(guarded, lay('dddd', cellAt(2, 3)))).toBe('one-tile-line')
		}
	})

	test('has the same exception there, and such a line scores 1', () => {
		const gap = cellAt(2, 3)
		const cells = Object.fromEntries(
			layableCells.filter((cell) => cell !== gap).map((cell) => [cell, 'aaaa']),
		)
		const state = scene({ cells, hands: [['dddd'], []], options, table: { wagons: { 33: 1 } } })
		const { events } = accept(state, lay('dddd', gap))
		expect(events).toContainEqual({ type: 'line', departure: 33, length: 1, end: CENTRE, points: 1 })
	})

	test('a wagon alone does not open the cell in front of it for tiles', () => {
		const state = scene({ hands, options, table: { wagons: { 33: 1 } } })
		expect(refusal(state, lay('aaaa', cellAt(2, 3)))).toBe('not-beside')
	})
})

describe('a player without tiles, with the pile empty', () => {
	const idle = { hands: [['aaaa'], []], options }

	test('is not skipped while a wagon is left to place: it may be placed, or the player passes', () => {
		const state = accept(scene(idle), lay('aaaa', 1)).state
		expect(state.table.turn).toBe(-1) // that was the last tile of all
		const two = accept(scene({ ...idle, hands: [['aaaa', 'aaaa'], []] }), lay('aaaa', 1)).state
		expect(two.table.turn).toBe(1)
		expect(stepsOf(two).map(({ type }) => type)).toEqual([...Array(8).fill('wagon'), 'pass'])
		expect(accept(two, wagon(33)).state.table).toMatchObject({ turn: 0, wagons: { 33: 1 } })
		const passed = accept(two, { type: 'pass' })
		expect(passed.events).toEqual([{ type: 'pass' }])
		expect(passed.state.table.turn).toBe(0)
	})

	test('is skipped once the wagon stands', () => {
		const state = scene({ ...idle, hands: [['aaaa', 'aaaa'], []], table: { wagons: { 33: 1 } } })
		expect(accept(state, lay('aaaa', 1)).state.table.turn).toBe(0)
	})

	test('who has a tile, or can draw one, may not pass', () => {
		expect(refusal(scene(idle), { type: 'pass' })).toBe('must-play')
		expect(refusal(scene({ hands: [[], []], pile: ['aaaa'], options }), { type: 'pass' })).toBe('must-play')
	})
})

test('unplaced wagons do not prolong the game', () => {
	const state = scene({ hands: [['aaaa'], []], options })
	expect(metro.outcome(accept(state, lay('aaaa', 1)).state.table)).toBeDefined()
})

describe('with companies', () => {
	const playing = { expansions: [1, 2] }
	const shares = [
		[0, 0, 2, 3],
		[1, 1, 4, 4],
	]

	test('a company’s wagon is placed by a player who lays one of its shares on the table', () => {
		const state = scene({ hands, pile: ['aaaa'], options: playing, shares })
		const { state: after, events, reveals } = accept(state, wagon(33, 20))
		expect(after.table.wagons).toEqual({ 33: 0 })
		expect(after.table.market!.shown).toEqual([{ seat: 0, percentage: 20, company: 0 }])
		expect(events).toEqual([{ type: 'wagon', rail: 33, owner: 0 }])
		expect(reveals).toBe(true)
		expect(refusal(state, wagon(33))).toBe('show-a-share')
	})

	test('each company has one', () => {
		const state = scene({ hands, options: playing, shares, table: { wagons: { 33: 0 } } })
		expect(refusal(state, wagon(34, 10))).toBe('wagon-placed')
		expect(refusal(state, wagon(34, 20))).toBe('wagon-placed')
		expect(refusal(state, wagon(34, 30))).toBeUndefined()
	})

	test('a player may place any number, one a turn', () => {
		const first = accept(
			scene({ hands: [['aaaa', 'aaaa'], []], options: playing, shares }),
			wagon(33, 10),
		).state
		const second = accept({ ...first, table: { ...first.table, turn: 0 } }, wagon(34, 30)).state
		expect(second.table.wagons).toEqual({ 33: 0, 34: 2 })
	})

	test('also after exchanging has ended', () => {
		const points = [25, 0, 0, 0, 0, 0, 0, 0]
		const state = scene({ hands, options: playing, shares, table: { points } })
		expect(refusal(state, wagon(33, 10))).toBeUndefined()
	})

	test('the share on the table still counts for its owner, but stays there', () => {
		const shown = accept(scene({ hands, pile: ['aaaa'], options: playing, shares }), wagon(33, 20)).state
		const again = { ...shown, table: { ...shown.table, turn: 0 } }
		expect(refusal(again, { type: 'exchange', percentage: 20, take: 'open' })).toBe('share-shown')
		expect(refusal(again, { type: 'exchange', percentage: 10, take: 'open' })).toBeUndefined()
		expect(again.hands[0]!.shares).toEqual([0, 0, 2, 3])
	})

	test('the line scores for the company', () => {
		const board = '. . . aaaa\n. . . aaaa\n. . . aaaa'
		const { state } = accept(scene({ board, hands, options: playing, shares }), wagon(33, 40))
		expect(state.table.points).toEqual([0, 0, 0, 3, 0, 0, 0, 0])
	})

	test('who has no tile and holds no company with a wagon left has a turn, for nobody can know, and passes', () => {
		const wagons = { 33: 1, 34: 4 }
		const state = scene({ hands: [['aaaa', 'aaaa'], []], options: playing, shares, table: { wagons } })
		const after = accept(state, lay('aaaa', 1)).state
		expect(after.table.turn).toBe(1)
		expect(stepsOf(after)).toEqual([{ type: 'pass' }])
	})

	test('who has shown all four shares is skipped, as everybody can see', () => {
		const shown = [10, 20, 30, 40].map((percentage) => ({ seat: 1, percentage, company: percentage / 10 }))
		const market = { open: [7, 7, 7, 7], shown, exchanges: 0 }
		const state = scene({ hands: [['aaaa', 'aaaa'], []], options: playing, shares, table: { market } })
		expect(accept(state, lay('aaaa', 1)).state.table.turn).toBe(0)
	})
})
