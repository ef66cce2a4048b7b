import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { games } from '../../../shared/games/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

function run(tool: string, ...flags: string[]): { status: number | null; stdout: string; stderr: string } {
	return spawnSync(process.execPath, [`test/tools/${tool}.ts`, ...flags], { cwd: root, encoding: 'utf8' })
}

describe('the simulator', () => {
	for (const { id, players } of games) {
		test(`plays ${id}, and the same seed gives the same digest`, () => {
			const flags = ['--game', id, '--players', `${players.max}`, '--games', '3', '--seed', '7']
			const one = run('sim', ...flags)
			expect(one.stderr).toBe('')
			expect(one.stdout.trim().split('\n')).toHaveLength(1)
			const { seconds: _, ...result } = JSON.parse(one.stdout)
			expect(result).toMatchObject({ game: id, players: players.max, games: 3 })
			expect(result.scores).toHaveLength(players.max)
			const { seconds: __, ...again } = JSON.parse(run('sim', ...flags).stdout)
			expect(again).toEqual(result)
			const { digest } = JSON.parse(run('sim', ...flags.slice(0, -1), '8').stdout)
			expect(digest).not.toBe(result.digest)
		}, 60_000)
	}

	test('shared wins are counted as fractions', () => {
		const { wins } = JSON.parse(
			run('sim', '--players', '3', '--games', '9', '--bots', 'random,steady').stdout,
		)
		expect(wins.random + wins.steady).toBeCloseTo(9)
	})

	test('refuses with a code on standard error', () => {
		for (const [flags, code] of [
			[['--game', 'chess'], 'no-such-game'],
			[['--bots', 'genius'], 'no-such-bot'],
			[['--players', '7'], 'too-many-players'],
			[['--options', '{"tea":true}'], 'bad-options'],
			[['--options', '{"expansions":[1,4]}'], 'illegal-expansions'],
			[['--tea', 'yes'], 'malformed'],
		] as const) {
			const { status, stdout, stderr } = run('sim', ...flags)
			expect(status, flags.join(' ')).not.toBe(0)
			expect(stdout).toBe('')
			expect(JSON.parse(stderr)).toEqual({ rejected: code })
		}
	}, 30_000)
})

describe('the checker of vectors', () => {
	test('counts how many of each group hold', () => {
		const { status, stdout } = run('vectors', 'test/games/metro/vectors.json')
		expect(status).toBe(0)
		for (const { hold, of } of Object.values(JSON.parse(stdout)) as { hold: number; of: number }[]) {
			expect(hold).toBe(of)
		}
	})

	test('fails on a file that is none', () => {
		expect(run('vectors', 'package.json').status).not.toBe(0)
		expect(run('vectors', 'nothing.json').status).not.toBe(0)
	})
})
