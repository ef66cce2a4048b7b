import '../support/page-without-a-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { captionOfCount } from '../../../client/games/franchise/final/caption.ts'
import { countdownText } from '../../../client/games/franchise/gain.ts'
import { tellHint } from '../../../client/games/franchise/hint/tell-hint.ts'
import { moneyLine } from '../../../client/games/franchise/outlook/money-line.ts'
import { describeOutlook } from '../../../client/games/franchise/text/describe-outlook.ts'
import { verdictOn } from '../../../client/games/franchise/verdict.ts'
import { packEvent } from '../../../shared/games/franchise/packed-event.ts'
import type { Points } from '../../../shared/games/franchise/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { noPoints, scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { openAt } from './open-at.ts'
import { playersSeenBy } from './players.ts'

beforeEach(() => speak('en'))

/** A game that is over, with these points. */
const over = (...points: Partial<Points>[]) =>
	scene({
		players: points.length,
		stage: 'over',
		turn: -1,
		seats: points.map((some) => ({ points: { ...noPoints, ...some } })),
	})

/** One more turn without developing ends it: two bonus tiles, and nobody has scored yet but Bo. */
const lastTurn = scene({
	players: 3,
	places: { memphis: '0', elpaso: '1', omaha: '0' },
	idle: 2,
	money: [0, 2, 9],
	seats: [{ bonus: 2 }, { bonus: 1, points: { ...noPoints, regions: 20 } }, { bonus: 0 }],
})

describe('the story of the final scoring', () => {
	const table = over({ metropolises: 40, towns: 2, dollars: 3 }, { regions: 30, towns: 1, bonus: 8 })
	const ending: MoveEntry = [0, packEvent({ type: 'over', why: 'red' })]
	table.places = { memphis: '0', elpaso: '0', conrad: '1' }

	test('counts towns, then dollars, then bonus tiles, and everything comes to its owner', async () => {
		const { play, awards } = openAt(table)
		const told: string[] = []
		const counts: number[] = []
		const stop = play.animation.caption.subscribe((text) => text && told.push(text))
		const stopCounting = play.animation.counted.subscribe((sources) => sources && counts.push(sources.length))
		await play.animateMove({ index: 0, entry: ending, speed: 1000 }, new AbortController().signal)
		stop()
		stopCounting()
		expect(told).toEqual([
			'A red space is covered: the game is over.',
			'Towns, 1 point each: 2 for you, 1 for Bo.',
			'Dollars, 1 point for every 3: 3 for you.',
			'Bonus tiles kept, 4 points each: 8 for Bo.',
		])
		expect(counts).toEqual([0, 1, 2, 3])
		expect(awards).toEqual([
			{ seat: 0, points: 1 },
			{ seat: 0, points: 1 },
			{ seat: 1, points: 1 },
			{ seat: 0, points: 3 },
			{ seat: 1, points: 8 },
		])
		expect(play.animation.counted.value).toBeUndefined()
	})

	test('can be skipped, and leaves nothing behind', async () => {
		const { play, awards } = openAt(table)
		const skipped = new AbortController()
		const shown = play.animateMove({ index: 0, entry: ending, speed: 1 }, skipped.signal)
		skipped.abort()
		await shown
		expect(awards).toEqual([])
		expect(play.animation.caption.value).toBeUndefined()
		expect(play.animation.counted.value).toBeUndefined()
	})

	test('says nothing of what brings nobody anything', () => {
		expect(captionOfCount('bonus', over({ towns: 1 }, {}), playersSeenBy(0))).toBeUndefined()
	})
})

describe('a turn that ends the game', () => {
	test('shows who wins with how much, the final scoring included', () => {
		const { play } = openAt(lastTurn)
		expect(play.action.value?.label).toBe('End turn without a road\u00a0· end: Bo wins with 25, you 9')
		expect(describeOutlook(play)).toContain(
			'You end with 9 points, including 1 for towns and 8 for bonus tiles.',
		)
	})

	test('that one wins by it is what a hint says', () => {
		const won = {
			...lastTurn,
			seats: lastTurn.seats.map((seat, at) => (at === 0 ? { ...seat, money: 90 } : seat)),
		}
		expect(tellHint(won, [{ type: 'end' }])).toMatch(/^Stay: the game ends, and you win with \d+\.$/)
		expect(tellHint(lastTurn, [{ type: 'end' }])).not.toMatch(/win/)
	})

	test('is no reason to ask for a road where there is none to take', () => {
		expect(openAt(lastTurn).play.prompt.value).toBe('Your turn: take a road, or the game ends.')
		const table = scene({ players: 3, places: { newyork: '0', dallas: '1', elpaso: '2' }, idle: 2, money: 0 })
		const { play } = openAt({ ...table, tiles: { newyork: 8 } })
		expect(play.reach.destinations.value).toEqual([])
		expect(play.prompt.value).toBe('Your turn: you cannot pay any road.')
	})

	test('tells how a win is shared, or that it is one’s own', () => {
		const tied = over({ regions: 3 }, { regions: 5 }, { regions: 5 })
		expect(verdictOn(tied, playersSeenBy(0))).toBe('Bo and Cleo share the win with 5, you 3')
		expect(verdictOn(tied, playersSeenBy(2))).toBe('you and Bo share the win with 5')
		expect(verdictOn(over({ regions: 7 }, { regions: 5 }), playersSeenBy(0))).toBe('you win with 7')
		expect(verdictOn(scene(), playersSeenBy(0))).toBeUndefined()
	})
})

test('a hint names the metropolis that comes near, and always has a reason', () => {
	const table = scene({ places: { memphis: '0', chicago: '00', omaha: '1' } })
	expect(tellHint(table, [{ type: 'share', place: 'chicago' }, { type: 'end' }])).toMatch(
		/: (1 more then wins|2 more then win) Chicago\.$|lead/,
	)
})

describe('a bonus tile', () => {
	const table = scene({ places: { memphis: '0', chicago: '0' }, money: 0 })

	test('that is used is four points fewer at the end, which the turn says', () => {
		const { play } = openAt(table)
		play.staging.toggleBonus('cash')
		expect(describeOutlook(play)).toContain('Bonus tile used: −4 at the end.')
		play.staging.toggleBonus('cash')
		expect(describeOutlook(play).join()).not.toMatch('at the end')
	})

	test('of ten dollars is a part of the money, like the income and what is spent', async () => {
		const { play } = openAt(table)
		const line = () => moneyLine(play.stage.view.value.table, play.staging.outlook.value!)
		const income = play.staging.outlook.value!.income.dollars
		expect(line()).toBe(`$0 + $${income} income → $${income} left`)
		play.staging.toggleBonus('cash')
		play.staging.toggle({ type: 'share', place: 'chicago' })
		expect(line()).toBe(`$0 + $${income} income + $10 tile − $1 → $${income + 9} left`)
		await speak('fr')
		expect(line()).toMatch(/^0.\$ \+ \d.\$ de revenu \+ 10.\$ de tuile − 1.\$ → reste \d+.\$$/)
	})

	test('is not the only money of a turn: regions may pay dollars', () => {
		const score = { type: 'score', region: 'gulf', tile: 0, space: 4, points: 3 } as const
		const gains = [
			{ seat: 1, dollars: 9 },
			{ seat: 0, dollars: 5 },
		]
		const events = [{ type: 'income', slots: 3, dollars: 2 } as const, { ...score, gains }]
		expect(moneyLine(table, { events, money: 4 })).toBe('$0 + $2 income − $3 + $5 regions → $4 left')
	})
})

test('the countdown says that the game is over, however it ended', () => {
	expect(countdownText(7, false)).toBe('Ends in 1 region')
	expect(countdownText(8, false)).toBe('The game is over')
	expect(countdownText(5, true)).toBe('The game is over')
})
