import { expect, test } from 'vitest'
import { raceOf } from '../../shared/room/race.ts'
import { Races } from '../../shared/sync/races.ts'
import { playing } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'

test('a race has ended where one was on, and none is any more', () => {
	const races = new Races({ games: findToy, now: () => 0, sockets: () => [], store: {} as never })
	const bench = playing({ game: 'dash' })
	const { room: before } = bench
	while (raceOf(bench.room, findToy) === undefined) bench.doOwn()
	const { room: racing } = bench
	expect(races.hasEnded(racing, before)).toBe(true)
	expect(races.hasEnded(racing, racing)).toBe(false)
	expect(races.hasEnded(before, racing)).toBe(false)
	expect(races.hasEnded(before, before)).toBe(false)
	expect(races.hasEnded(undefined, before)).toBe(false)
})
