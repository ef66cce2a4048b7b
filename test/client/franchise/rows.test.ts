import '../support/page-without-a-browser.ts'
import type { VNode } from 'preact'
import { beforeEach, describe, expect, test } from 'vitest'
import { ranksOf, shortTile } from '../../../client/games/franchise/gain.ts'
import { tileName } from '../../../client/games/franchise/names.ts'
import { endsGame, promiseOf } from '../../../client/games/franchise/tray/promises.ts'
import { canDouble, type Row, rowsOf } from '../../../client/games/franchise/tray/rows.ts'
import { OtherRoad } from '../../../client/games/franchise/tray/turn-rows.tsx'
import { reportRegion } from '../../../shared/games/franchise/advice/region.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { openAt } from './open-at.ts'

beforeEach(() => speak('en'))

type Play = ReturnType<typeof openAt>['play']
const rowsIn = ({ reach }: Play, before: readonly Row[] = []) =>
	rowsOf(before, reach.destinations.value, reach.shares.value)
const told = (rows: readonly Row[]) => rows.map(({ kind, place, price }) => `${price} ${kind} ${place}`)

/** In New York with four of its slots, and in Pittsburgh with one of two. */
const east = (money = 20): Table =>
	scene({ places: { newyork: '0000', pittsburgh: '0', detroit: '1' }, money })

describe('the rows of a turn', () => {
	test('by price, then where one can go before shares, then as on the board', () => {
		const { play } = openAt(east())
		const rows = told(rowsIn(play))
		expect(rows).toContain('1 share newyork')
		expect(rows).toEqual(rows.toSorted((a, b) => Number(a[0]) - Number(b[0])))
		const shares = rows.filter((row) => row.includes('share'))
		expect(shares).toEqual(['1 share pittsburgh', '1 share newyork'])
		expect(rows.indexOf('1 go indianapolis')).toBeLessThan(rows.indexOf('1 share pittsburgh'))
	})

	test('stay where they are, whatever is staged', () => {
		const { play } = openAt(east())
		const before = rowsIn(play)
		play.touch.place('newyork')
		expect(told(rowsIn(play, before))).toEqual(told(before))
		play.touch.place('indianapolis')
		expect(told(rowsIn(play, before))).toEqual(told(before))
	})

	test('stay when there is no money left for them', () => {
		const { play } = openAt(east(1)) // and an income of 2
		const before = rowsIn(play)
		expect(told(before)).toContain('3 go minneapolis')
		play.touch.place('minneapolis')
		expect(play.reach.shares.value).toEqual([])
		expect(told(rowsIn(play, before))).toEqual(told(before))
	})

	test('what a tile makes possible joins them, at its price', () => {
		const { play } = openAt(east(0))
		const before = rowsIn(play)
		play.staging.toggleBonus('cash')
		const rows = told(rowsIn(play, before))
		expect(rows).toEqual(expect.arrayContaining(told(before)))
		expect(told(before)).not.toContain('3 go minneapolis')
		expect(rows).toContain('3 go minneapolis')
	})
})

describe('several roads to a place', () => {
	test.each([
		['en', '3 roads'],
		['fr', '3 routes'],
	] as const)(
		'in %s, the sign that takes the next of them says how many there are',
		async (language, said) => {
			await speak(language)
			const button = OtherRoad({ place: 'stlouis', count: 3, take: () => {} })
			const [, caption] = button.props.children as VNode<{ children: string }>[]
			expect(caption?.props.children).toBe(said)
		},
	)

	const table = scene({ places: { chicago: '0', newyork: '0' } })
	const pathIn = (play: Play) =>
		play.staging.steps.value.flatMap((step) => ('path' in step ? [step.path[0]] : []))

	test('its button takes the next of them, and after the last the first again', () => {
		const { play } = openAt(table)
		const row = rowsIn(play).find(({ place }) => place === 'pittsburgh')!
		const starts = row.offers.map(({ step }) => step.path[0])
		expect(starts).toEqual(['newyork', 'chicago'])
		play.touch.place('pittsburgh')
		expect(pathIn(play)).toEqual(['newyork'])
		play.touch.otherRoad(row)
		expect(pathIn(play)).toEqual(['chicago'])
		play.touch.otherRoad(row)
		expect(pathIn(play)).toEqual(['newyork'])
	})

	test('no route tile is spent without being asked for, though it would be cheaper', () => {
		const { play } = openAt({ ...table, route: 0 })
		play.touch.place('pittsburgh')
		expect(play.staging.steps.value).toEqual([{ type: 'develop', path: ['newyork', 'pittsburgh'] }])
		expect(play.action.value?.label).toBe('Open in Pittsburgh')
		const { offers } = rowsIn(play).find(({ place }) => place === 'pittsburgh')!
		for (const _ of offers.slice(2)) play.touch.otherRoad({ place: 'pittsburgh', offers })
		expect(play.staging.steps.value).toMatchObject([{ free: 0 }])
		expect(play.action.value?.label).toBe('Open in Pittsburgh\u00a0· route tile')
	})
})

describe('doubling a share', () => {
	test('is offered beside it from the start, where a tile and two slots are left', () => {
		const { play } = openAt(east())
		expect(canDouble(play.reach.table.value, 'newyork')).toBe(true)
		expect(canDouble(play.reach.table.value, 'pittsburgh')).toBe(false)
		expect(canDouble(openAt({ ...east(), round: 1 }).play.reach.table.value, 'newyork')).toBe(false)
	})

	test('stages both at once, says which tile it takes, and goes without the share staying behind', () => {
		const { play } = openAt(east())
		play.touch.twice('newyork')
		expect(play.staging.steps.value.map(({ type }) => type)).toEqual(['share', 'share-again'])
		expect(play.action.value?.label).toMatch(/bonus tile/)
		play.touch.twice('newyork')
		expect(play.staging.steps.value.map(({ type }) => type)).toEqual(['share'])
	})
})

describe('a second development', () => {
	test('is spoken of as soon as a bonus tile could bring it', () => {
		const { play } = openAt(east())
		expect(play.prompt.value).not.toContain('2nd')
		play.touch.place(play.reach.destinations.value[0]!.place)
		expect(play.prompt.value).toBe('Your turn: confirm, or take a second road (★ 2nd).')
	})

	test('stays as it was put together, if it is refused', async () => {
		const { play, stage } = openAt(east())
		stage.send = async () => false
		play.touch.place(play.reach.destinations.value[0]!.place)
		await play.staging.confirm()
		expect(play.staging.steps.value).toHaveLength(1)
	})
})

describe('what a row promises', () => {
	const rowOf = (table: Table, place: string) => {
		const { play } = openAt(table)
		return promiseOf(table, rowsIn(play).find((row) => row.place === place)!)
	}

	test('the points that the choice alone would bring at once, and to whom', () => {
		expect(rowOf(east(), 'newyork')).toEqual({ gains: [{ seat: 0, points: 8 }] })
		const full = scene({ places: { detroit: '0', minneapolis: '1', pittsburgh: '0' } })
		expect(rowOf(full, 'minneapolis')).toEqual({ gains: [{ seat: 1, points: 1 }] })
	})

	test('that it would end the game', () => {
		const late = scene({
			places: { pittsburgh: '0', newyork: '0000' },
			evaluated: ['pittsburgh'],
			beside: { northeast: 1 },
			track: [2, 0, 1, 3, 4, 5, 6],
		})
		expect(rowOf(late, 'newyork')).toMatchObject({ end: 'red' })
	})

	test('that it would end the game only as long as no road is staged beside it', () => {
		const idle = { ...east(), idle: 3 }
		const { play } = openAt(idle)
		const { staging } = play
		const promise = rowOf(idle, 'pittsburgh')!
		expect(promise).toEqual({ gains: [{ seat: 0, points: 2 }], end: 'idle' }) // without what is counted then
		const ends = (isChosen: boolean) =>
			endsGame(promise, isChosen, staging.steps.value, staging.outlook.value?.table)
		expect(ends(false)).toBe(true)
		staging.stageStep({ type: 'share', place: 'pittsburgh' })
		expect(ends(true)).toBe(true)
		play.touch.place('indianapolis')
		expect(staging.steps.value).toHaveLength(2)
		expect([ends(true), ends(false)]).toEqual([false, false])
	})
})

test('with two players a tile says what is really paid: the second takes what all others would', () => {
	expect(tileName(3)).toBe('10 / 8 / 5')
	expect(tileName(3, 2)).toBe('10 / 5')
	expect(shortTile(3, 2)).toBe('10 · 5')
	const table = scene({ players: 2, places: { pueblo: '0', denver: '01' } })
	expect(ranksOf(table, reportRegion(table, 'fourcorners'))).toEqual([
		{ text: '10', seats: [0] },
		{ text: '5', seats: [1] },
	])
})

test('a bonus, a development and a route tile have signs of their own', () => {
	const signs = [24, 28, 29].map((tile) => shortTile(tile, 4).split(' ')[0])
	expect(new Set(signs.map((sign) => sign!.slice(-1))).size).toBe(3)
	for (const sign of signs) expect(sign).not.toMatch(/[●■▲◆★⬣]/)
})
