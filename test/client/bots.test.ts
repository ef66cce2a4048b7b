import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../client/connection/connection.ts'
import type { AnyTableGame, Player } from '../../client/games/game.ts'
import { playersOf } from '../../client/table/players.ts'
import { openTable } from '../../client/table/table-model.ts'
import type { MoveEntry } from '../../shared/room/room.ts'
import { speak } from './support/speak.ts'

beforeAll(() => speak('en'))

const person = { seat: 0, id: 0, name: 'Ann', colour: 0, mine: true, played: 'person', away: false } as const
const deputy = { ...person, seat: 2, name: 'Bo', mine: false, played: 'bot' } as const // for somebody who got up
const bot = { ...deputy, seat: 1, name: 'Marten', isBot: true } as const

/** A game in which nothing is told but who moved. */
const game = {
	rules: { actors: () => [], steps: () => [], races: () => false },
	scoreOf: () => 0,
	before: (table: unknown) => table,
	tell: ([seat]: MoveEntry, players: readonly Player[]) => `${players[seat]?.name} moved.`,
	open: () => ({
		prompt: signal(''),
		action: signal(undefined),
		animateMove: async () => {},
		close: () => {},
	}),
} as unknown as AnyTableGame

test('the log calls a bot one where it first acts, and nobody whose seat a bot took over', () => {
	const entries: MoveEntry[] = [[0], [1], [2], [0], [1], [2]]
	const table = openTable(game, {
		view: signal({ table: {}, seat: 0, hand: undefined }),
		turn: signal(0),
		newest: signal({ epoch: 0, table: {}, entries }),
		players: signal<readonly Player[]>([person, bot, deputy]),
		seen: entries.length,
		send: async () => undefined,
	})
	expect(entries.map((_, index) => table.tell(index))).toEqual([
		'Ann moved.',
		'Marten (bot) moved.',
		'Bo moved.',
		'Ann moved.',
		'Marten moved.',
		'Bo moved.',
	])
	table.close()
})

test('only who was a bot from the start is one: not somebody who got up, or was shown out', () => {
	const seats = [
		{ id: 1, name: 'Ann', colour: 0 },
		{ id: 2, name: 'Marten', colour: 1, bot: 'steady' },
		{ id: 3, name: 'Bo', colour: 2 },
	]
	const now = seats.map((seat) => ({
		...seat,
		played: seat.id === 1 ? 'person' : 'bot',
		owned: seat.id === 1,
	}))
	const players = playersOf({
		table: signal({ about: { seats } }),
		room: signal({ seats: now }),
		presence: signal(undefined),
		you: signal(1),
	} as unknown as Connection)
	expect(players.map(({ isBot = false }) => isBot)).toEqual([false, true, false])
})
