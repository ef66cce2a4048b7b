import '../support/page-without-a-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { boxOfPlaces } from '../../../client/games/franchise/board/geometry.ts'
import { tellUndo } from '../../../client/games/franchise/guidance.ts'
import type { openPlay } from '../../../client/games/franchise/play.ts'
import type { Event } from '../../../shared/games/franchise/event.ts'
import { packEvent } from '../../../shared/games/franchise/packed-event.ts'
import { scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { openAt } from './open-at.ts'

const table = scene({ places: { detroit: '0', newyork: '0', omaha: '0', dallas: '0' } })
const targetsOf = ({ reach }: ReturnType<typeof openPlay>) => reach.ways.value.map(({ place }) => place)

beforeEach(() => speak('en'))

test('while others play, one is told whose move one sees, and then for whom one waits', () => {
	const theirs = { ...table, turn: 2 }
	expect(openAt(theirs, 0).play.prompt.value).toBe('You have played.')
	expect(openAt(theirs, 1).play.prompt.value).toBe('Bo has played.')
	expect(openAt(theirs).play.prompt.value).toBe('Cleo is planning a turn.')
})

test('what is taken back is named where it was no turn', () => {
	const last = (...events: Event[]) => tellUndo([0, ...events.map(packEvent)])
	expect(last({ type: 'town', place: 'memphis' })).toBe('Another town')
	expect(last({ type: 'boom', place: 'chicago' })).toBe('Begin it elsewhere')
	expect(last({ type: 'boom', place: 'chicago' }, { type: 'income', slots: 0, dollars: 1 })).toBeUndefined()
})

test('by keys one comes to places that can be chosen, and beyond them to those that only tell about themselves', () => {
	const { play } = openAt(scene({ places: { elpaso: '0' } }))
	play.keys?.cursor?.step(1, 0)
	expect(play.reach.places.value).toContain(play.attention.pointed.value)
	for (let steps = 0; steps < 20; steps++) play.keys?.cursor?.step(1, 0)
	expect(play.reach.places.value).not.toContain(play.attention.pointed.value)
	play.keys?.cursor?.enter()
	expect(play.attention.inspected.value).toEqual({ kind: 'place', place: play.attention.pointed.value })
})

test('what keys point at is brought into sight', () => {
	const { play, revealed } = openAt(table)
	play.keys?.cursor?.step(1, 0)
	expect(revealed).toEqual([boxOfPlaces([play.attention.pointed.value!])])
})

test('what one asked about gives way to what can be chosen when one is called', () => {
	const { play, view } = openAt({ ...table, turn: 2 })
	play.attention.inspect({ kind: 'regions' })
	view.value = { ...view.value, table: { ...table, turn: 3 } }
	expect(play.attention.inspected.value).toEqual({ kind: 'regions' })
	view.value = { ...view.value, table }
	expect(play.attention.inspected.value).toBeUndefined()
})

test('what was told about a choice folds with the next: what is chosen is to be seen', () => {
	const { play } = openAt(table)
	play.attention.isUnfolded.value = true
	play.touch.place('chicago')
	expect(play.attention.isUnfolded.value).toBe(false)
})

test('what is staged goes with the turn that it was meant for, and not before', () => {
	const { play, view, turn } = openAt(table)
	play.touch.place('chicago')
	expect(play.staging.steps.value).not.toEqual([])
	view.value = { ...view.value }
	expect(play.staging.steps.value).not.toEqual([])
	turn.value += 1
	expect(play.staging.steps.value).toEqual([])
})

describe('one’s turn', () => {
	test('roads are lit as soon as the move before it was seen; until then one is told whose it is', () => {
		const { play, isShowing } = openAt(table, 1)
		isShowing.value = true
		expect(play.display.isOffering.value).toBe(false)
		expect(play.prompt.value).toBe('Bo is playing; you are next.')
		expect(play.action.value?.label).toBe('Skip to my turn')
		isShowing.value = false
		expect(play.display.isOffering.value).toBe(true)
		expect(targetsOf(play)).toContain('chicago')
		expect(play.prompt.value).toMatch(/^Your turn/)
		expect(play.action.value?.label).toBe('End turn without a road')
	})

	test('what one asked about stays until the moves of the others were seen', () => {
		const { play, isShowing } = openAt(table)
		isShowing.value = true
		play.attention.inspect({ kind: 'regions' })
		expect(play.attention.inspected.value).toEqual({ kind: 'regions' })
		isShowing.value = false
		expect(play.attention.inspected.value).toBeUndefined()
	})

	test('only where the boom can go is lit while the boom is moved', () => {
		const { play } = openAt(scene({ ...table, options: { boom: true }, boom: 'chicago' }))
		play.staging.turnTo('boom')
		expect(targetsOf(play)).toEqual([])
		expect(play.reach.booms.value.length).toBeGreaterThan(1)
	})

	test('one is next only when nobody else’s move comes between', () => {
		const { play, isShowing, shown } = openAt(table, 1)
		isShowing.value = true
		shown.value = { ...table, turn: 2 }
		expect(play.prompt.value).toBe('Bo is playing.')
		const own = openAt(table, 0)
		own.isShowing.value = true
		own.shown.value = { ...table, turn: 1 }
		expect(own.play.prompt.value).toBe('You have played.')
		own.shown.value = table
		expect(own.play.prompt.value).toBe('You are next.')
	})

	test('the button tells market shares from new places', () => {
		const { play } = openAt(table)
		play.touch.place('newyork')
		expect(play.action.value?.label).toBe('Buy a share in New York')
		play.touch.place('chicago')
		expect(play.action.value?.label).toBe('Open in Chicago, 1 more')
	})

	test('the button names two places, and counts the others', () => {
		const { play } = openAt(table)
		for (const place of ['chicago', 'newyork', 'omaha', 'dallas'] as const) play.touch.place(place)
		expect(play.action.value?.label).toBe('Open in Chicago, 3 more')
	})
})
