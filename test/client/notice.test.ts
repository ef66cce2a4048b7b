import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyTableGame } from '../../client/games/game.ts'
import { openTable } from '../../client/table/table-model.ts'

const LONG = 60_000 // milliseconds

beforeEach(() => {
	vi.useFakeTimers()
})
afterEach(() => {
	vi.useRealTimers()
})

function open(isRace = false) {
	const turn = signal(0)
	const game = {
		rules: { actors: () => [], steps: () => [], races: () => isRace },
		scoreOf: () => 0,
		before: (table: unknown) => table,
		open: () => ({ prompt: signal(''), action: signal(undefined), close: () => {} }),
	} as unknown as AnyTableGame
	const table = openTable(game, {
		view: signal({ table: {}, seat: 0, hand: undefined }),
		turn,
		newest: signal({ epoch: 0, table: {}, entries: [] }),
		players: signal([]),
		send: async () => undefined,
	})
	return { table, turn }
}

test('why something was refused stays until the player does something', () => {
	const { table } = open()
	table.say('Forbidden.', 'cell-taken')
	vi.advanceTimersByTime(LONG)
	expect(table.notice.value).toBe('Forbidden.')
	table.touch()
	expect(table.notice.value).toBeUndefined()
})

test('it passes once it is of another turn, and in a race', () => {
	const { table, turn } = open()
	table.say('Forbidden.', 'cell-taken')
	turn.value++
	expect(table.notice.value).toBe('Forbidden.')
	vi.advanceTimersByTime(LONG)
	expect(table.notice.value).toBeUndefined()
	const race = open(true).table
	race.say('Too late.', 'cell-taken')
	vi.advanceTimersByTime(LONG)
	expect(race.notice.value).toBeUndefined()
})

test('what is no refusal passes', () => {
	const { table } = open()
	table.say('Copied.')
	vi.advanceTimersByTime(LONG)
	expect(table.notice.value).toBeUndefined()
})
