import '../support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPlay } from '../../../client/games/franchise/play.ts'
import type { FranchiseStage } from '../../../client/games/franchise/staging.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { playersSeenBy } from './players.ts'

/** A table at which it is one's turn, and the board that is shown of it. */
function openAt(table: Table, mover?: number) {
	const shown = signal(table)
	const stage: FranchiseStage = {
		view: signal({ table, seat: 0, hand: null }),
		shown,
		entries: signal([]),
		isShowing: signal(false),
		mover: signal(mover),
		players: signal(playersSeenBy(0).slice(0, table.seats.length)),
		lit: signal(undefined),
		sending: signal(false),
		notice: signal(undefined),
		send: async () => true,
		skip: () => undefined,
		say: () => undefined,
		award: () => undefined,
		focus: () => undefined,
		reveal: () => undefined,
		pointOnPage: () => undefined,
		now: () => undefined,
	}
	return { play: openPlay(stage), shown }
}

const table = scene({ places: { detroit: '0', newyork: '0', omaha: '0', dallas: '0' } })
const targetsOf = ({ ways }: ReturnType<typeof openPlay>) => ways.value.map(({ place }) => place)

beforeEach(() => speak('en'))

test('while others play, one is told whose move one sees, and then for whom one waits', () => {
	const theirs = { ...table, turn: 2 }
	expect(openAt(theirs, 0).play.prompt.value).toBe('You have played.')
	expect(openAt(theirs, 1).play.prompt.value).toBe('Bo has played.')
	expect(openAt(theirs).play.prompt.value).toBe('Cleo is planning a turn.')
})

describe('one’s turn', () => {
	test('roads are lit as soon as it comes, while the move before it is still being shown', () => {
		const { play } = openAt(table)
		expect(play.isOffering.value).toBe(true)
		expect(targetsOf(play)).toContain('chicago')
		expect(play.prompt.value).toMatch(/^Your turn/)
	})

	test('with more to be seen first, one is told how to skip it', () => {
		const { play, shown } = openAt(table)
		shown.value = scene({ places: { detroit: '0' } })
		expect(play.isOffering.value).toBe(false)
		expect(play.prompt.value).toBe('You are next. Tap the map to skip ahead.')
	})

	test('only where the boom can go is lit while the boom is moved', () => {
		const { play } = openAt(scene({ ...table, options: { boom: true }, boom: 'chicago' }))
		play.turnTo('boom')
		expect(targetsOf(play)).toEqual([])
		expect(play.booms.value.length).toBeGreaterThan(1)
	})

	test('the button names two places, and counts the others', () => {
		const { play } = openAt(table)
		for (const place of ['chicago', 'newyork', 'omaha', 'dallas'] as const) play.choose(place)
		expect(play.action.value?.label).toBe('Open in Chicago, New York and 2 more')
	})
})
