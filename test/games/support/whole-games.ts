import { describe, expect, test } from 'vitest'
import { asOfVersion } from '../../../shared/kernel/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { digestOf, positionsOf, recordsOf } from './recorded.ts'
import { combinationsOf, oneOfEachOptions, type Soak, soakGame } from './soak.ts'

/** Tests that every game in turns has: some of its base game, and one with each choice of options. */
export function testWholeGames(soak: Soak, games: number, timeout: number): void {
	describe('whole games keep every invariant, end, and replay to the byte', () => {
		for (const combination of combinationsOf({ ...soak, options: [{}] })) {
			const play = () => {
				for (let game = 0; game < games; game++) soakGame(soak, combination, `sample:${game}`)
			}
			test(`base game, ${combination.players} players`, play, timeout)
		}
		const playAll = () => {
			for (const [index, combination] of oneOfEachOptions(soak).entries())
				soakGame(soak, combination, `sample:${index}`)
		}
		test('every combination of options, with some number of players', playAll, timeout)
	})
}

interface RecordedResult {
	scores: number[]
	winners: number[]
	digest: string
}

/** Tests that every game has: its records, by the rules of their version. */
export function testRecords(soak: Soak, results: Readonly<Record<string, RecordedResult>>): void {
	const { game, holds, ends } = soak
	const records = recordsOf(game)
	describe('a recorded game replays to the same result, to the byte', () => {
		test.each(Object.entries(results))('%s', (name, { scores, winners, digest }) => {
			const record = records.get(name)!
			const { options } = asOfVersion(game, record.version)
			expect(parseOptions(options, record.options, record.seating.count)).toEqual(record.options)
			const positions = positionsOf(game, record)
			const follow = soak.follow?.()
			for (const [index, position] of positions.entries()) {
				const move = record.moves[index - 1]
				holds(position.state)
				follow?.({ ...position, ...(move && { move }) })
			}
			const { state } = positions.at(-1)!
			ends(state)
			expect(game.outcome(game.table(state))).toEqual({ scores, winners })
			expect(digestOf(state)).toBe(digest)
		})
	})
}
