import { beforeEach, expect, test } from 'vitest'
import { Broadcast } from '../../shared/sync/broadcast.ts'
import type { PresenceFrame } from '../../shared/sync/frames.ts'
import { PresenceNews, WATCHERS_AT_ONCE, WATCHERS_EVERY } from '../../shared/sync/presence-news.ts'
import { seated } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'
import { type MadeSocket, madeSocket } from './made-socket.ts'

const { room } = seated({}, 'bob')

let now = 0
let frame: PresenceFrame
let ada: MadeSocket
let news: PresenceNews
beforeEach(() => {
	now = 0
	frame = { type: 'presence', here: [1], away: {}, watching: 0 }
	ada = madeSocket({ person: 'ada' })
	const broadcast = new Broadcast({ sockets: () => [ada], games: findToy, now: () => now })
	news = new PresenceNews(
		broadcast,
		() => now,
		() => frame,
	)
	expect(news.isLate).toBe(false)
	news.announce(room)
})

/** So many watch now; how many all have been told of since the beginning. */
const watching = (count: number): number[] => {
	frame = { ...frame, watching: count }
	news.announce(room)
	return ada.told.map((told) => (told as PresenceFrame).watching)
}

test('what is no news is told once', () => {
	news.announce(room)
	expect(ada.told).toEqual([frame])
	expect(news.isLate).toBe(false)
	expect(news.dueAt).toBe(Number.POSITIVE_INFINITY)
})

test('four changes among those who watch are told at once, the next when its second has come', () => {
	expect(WATCHERS_AT_ONCE).toBe(4)
	for (let count = 1; count <= 4; count++) watching(count)
	expect(watching(5)).toEqual([0, 1, 2, 3, 4])
	expect(news.isLate).toBe(true)
	expect(news.dueAt).toBe(WATCHERS_EVERY)
	now = WATCHERS_EVERY - 1
	news.catchUp(room)
	expect(ada.told).toHaveLength(5)
	now = WATCHERS_EVERY
	news.catchUp(room)
	expect(ada.told.at(-1)).toEqual({ ...frame, watching: 5 })
	expect(news.isLate).toBe(false)
	expect(news.dueAt).toBe(Number.POSITIVE_INFINITY)
	watching(6)
	expect(news.dueAt).toBe(2 * WATCHERS_EVERY)
})

test('after a quiet while four may be told at once again, and no more', () => {
	for (let count = 1; count <= 4; count++) watching(count)
	now = 100 * WATCHERS_EVERY
	for (let count = 5; count <= 8; count++) watching(count)
	expect(watching(9).at(-1)).toBe(8)
	expect(news.dueAt).toBe(101 * WATCHERS_EVERY)
})

test('where nothing was put off there is nothing to catch up with', () => {
	frame = { ...frame, watching: 1 }
	now = WATCHERS_EVERY
	news.catchUp(room)
	expect(ada.told).toHaveLength(1)
})

test('what was put off, and is as before by then, is told nobody', () => {
	for (let count = 1; count <= 4; count++) watching(count)
	watching(5)
	expect(watching(4)).toHaveLength(5)
	expect(news.isLate).toBe(false)
})

test('of the players all hear at once, and then of those who watch as well, at no cost', () => {
	for (let count = 1; count <= 5; count++) watching(count)
	frame = { ...frame, here: [1, 2] }
	news.announce(room)
	expect(ada.told.at(-1)).toEqual({ type: 'presence', here: [1, 2], away: {}, watching: 5 })
	expect(news.isLate).toBe(false)
	watching(6)
	expect(news.dueAt).toBe(WATCHERS_EVERY)
})

test('whoever comes in is told in any case, once', () => {
	const eve = madeSocket()
	news.welcome(eve, room)
	expect(eve.told).toEqual([frame])
	expect(ada.told).toHaveLength(1)
	frame = { ...frame, watching: 1 }
	news.welcome(ada, room)
	expect(ada.told).toHaveLength(2)
})

test('when somebody alone was told of a watcher who has gone again, all hear of it as of news', () => {
	for (let count = 1; count <= 4; count++) watching(count)
	const eve = madeSocket()
	frame = { ...frame, watching: 5 }
	news.welcome(eve, room)
	expect(eve.told).toEqual([frame])
	expect(ada.told).toHaveLength(5)
	now = 10 * WATCHERS_EVERY
	expect(watching(4)).toEqual([0, 1, 2, 3, 4, 4])
})

test('after a welcome that told nothing new, the same is no news', () => {
	news.welcome(madeSocket(), room)
	news.announce(room)
	expect(ada.told).toHaveLength(1)
})
