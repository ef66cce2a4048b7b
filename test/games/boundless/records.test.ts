import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { digestOf, positionsOf, recordsOf } from '../support/recorded.ts'
import { followMoney, holdsInvariants } from './invariants.ts'
import results from './record-results.json' with { type: 'json' }

const records = recordsOf(boundless)

test('there are five records, and they are of this version', () => {
	expect([...records.keys()]).toEqual(Object.keys(results).sort())
	expect(records.size).toBe(5)
	for (const record of records.values())
		expect(record).toMatchObject({ game: 'boundless', version: boundless.version })
})

test('together they show tokens that came late and people who were away', () => {
	const moves = [...records.values()].flatMap((record) => record.moves)
	expect(moves.some(({ seat, acted }) => seat >= 0 && acted !== undefined)).toBe(true)
	const steps = moves.flatMap((move) => move.steps as { type: string }[])
	expect([...new Set(steps.map(({ type }) => type))].sort()).toEqual([
		'deal',
		'place',
		'presence',
		'ready',
		'settle',
		'show',
	])
})

describe('a recorded game replays to the same result, to the byte', () => {
	for (const [name, { scores, winners, digest }] of Object.entries(results)) {
		test(name, () => {
			const record = records.get(name)!
			expect(parseOptions(boundless.options, record.options, record.seating.count)).toEqual(record.options)
			const positions = positionsOf(boundless, record)
			const follow = followMoney()
			for (const position of positions) {
				holdsInvariants(position.state as State)
				follow(position)
			}
			const { state } = positions.at(-1)!
			expect(boundless.outcome(boundless.table(state as State))).toEqual({ scores, winners })
			expect(digestOf(state)).toBe(digest)
		})
	}
})
