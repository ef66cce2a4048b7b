import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../../shared/games/index.ts'
import { inProject } from '../../../worker/build/paths.ts'
import { type ContestResult, playContest } from './contest.ts'
import { describeMatches } from './describe-matches.ts'
import { intervalOf } from './interval.ts'
import { allRows, isReached } from './matches.ts'

const run = (...flags: string[]) =>
	spawnSync(process.execPath, [inProject('test/tools/arena.ts'), ...flags], { encoding: 'utf8' })

const contest = { game: 'boundless', players: 3, games: 7, options: {}, seed: 'sample' }
const played = async (a: string, b: string, workers = 1): Promise<ContestResult> =>
	(await playContest({ ...contest, a, b }, workers)) as ContestResult

describe('the arena', () => {
	const [one, other] = ['steady', 'gentle'] as const

	test.each(games)('of $id plays every deal once with A in each seat', ({ id }) => {
		const flags = ['--game', id, '--a', 'steady', '--b', 'random', '--players', '3', '--games', '4']
		const { status, stdout } = run(...flags)
		expect(status).toBe(0)
		const result = JSON.parse(stdout.trim().split('\n').at(-1)!)
		expect(Object.keys(result).join()).toBe('games,wins,rate,low,high,scoreA,scoreB,cpuA,cpuB')
		expect(result.games).toBe(6)
		expect(result.low).toBeLessThanOrEqual(result.rate)
		expect(result.high).toBeGreaterThanOrEqual(result.rate)
	})

	test('of a player against itself comes a fair share, exactly: everything else is equal', async () => {
		const { rate, scoreA, scoreB } = await played(one, one)
		expect(rate).toBe(0.333)
		expect(scoreA).toBe(scoreB)
	})

	test('tells the stronger from the weaker, and what one wins the other does not', async () => {
		const two = { ...contest, players: 2, games: 40 }
		const forth = (await playContest({ ...two, a: one, b: other }, 1)) as ContestResult
		const back = (await playContest({ ...two, a: other, b: one }, 1)) as ContestResult
		expect(forth.rate).not.toBe(0.5)
		expect(forth.rate + back.rate).toBeCloseTo(1)
		expect([forth.scoreA, forth.scoreB]).toEqual([back.scoreB, back.scoreA])
	})

	test('gives the same result with any number of workers', async () => {
		const { cpuA: _, cpuB: __, ...alone } = await played(one, other)
		const { cpuA: ___, cpuB: ____, ...together } = await played(one, other, 2)
		expect(together).toEqual(alone)
	})

	test('refuses with a code on standard error', () => {
		const { status, stdout, stderr } = run('--games', 'many')
		expect(status).toBe(1)
		expect(stdout).toBe('')
		expect(JSON.parse(stderr)).toEqual({ rejected: 'malformed' })
	})

	test.each([
		[{ game: 'chess' }, 'no-such-game'],
		[{ a: 'genius' }, 'no-such-bot'],
		[{ b: '../bots' }, 'no-such-bot'],
		[{ players: 7 }, 'too-many-players'],
		[{ options: { tea: true } }, 'bad-options'],
	])('refuses %j: %s', async (change, rejected) => {
		expect(await playContest({ ...contest, a: one, b: other, ...change }, 1)).toEqual({ rejected })
	})
})

describe('the interval', () => {
	test('is Wilson’s where games are as good as independent', () => {
		const { rate, low, high } = intervalOf([1, 1, 1, 1, 0, 0, 0, 0, 0, 0], 1)
		expect(rate).toBeCloseTo(0.4)
		expect(low).toBeCloseTo(0.168, 3)
		expect(high).toBeCloseTo(0.687, 3)
	})

	test('is wider where deals are won or lost as a whole, and narrower where every deal is shared', () => {
		const width = (shares: number[]) => {
			const { low, high } = intervalOf(shares, 2)
			return high - low
		}
		const whole = width([1, 1, 1, 1, 0, 0, 0, 0])
		const mixed = width([1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0])
		expect(whole).toBeGreaterThan(mixed)
	})

	test('leaves room for doubt where everything was won', () => {
		const { rate, low, high } = intervalOf(new Array(20).fill(1), 2)
		expect(rate).toBe(1)
		expect(low).toBeCloseTo(0.839, 3)
		expect(high).toBeCloseTo(1)
	})
})

describe('the matches that must hold', () => {
	test('are told in docs/bots.md as they were played', () => {
		expect(readFileSync(inProject('docs/bots.md'), 'utf8')).toBe(describeMatches(allRows()))
	})

	test.each(allRows())('of $game held when they were played', ({ rows }) => {
		for (const { match, result } of rows)
			if (result) expect(isReached(match, result), JSON.stringify(match)).toBe(true)
	})
})
