import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { bytesOfText } from '../../../shared/kernel/bytes.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { type GameRecord, replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { sha256Hex } from '../../../shared/kernel/sha256.ts'
import { followMoney, holdsInvariants } from './invariants.ts'
import results from './record-results.json' with { type: 'json' }

const folder = new URL('records/', import.meta.url)
const read = (name: string): GameRecord => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
const names = readdirSync(folder).map((file) => file.replace('.json', ''))

test('there are five records, and they are of this version', () => {
	expect(names.sort()).toEqual(Object.keys(results).sort())
	expect(names).toHaveLength(5)
	for (const name of names)
		expect(read(name)).toMatchObject({ game: 'boundless', version: boundless.version })
})

test('together they show tokens that came late and people who were away', () => {
	const moves = names.flatMap((name) => read(name).moves)
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
			const record = read(name)
			expect(parseOptions(boundless.options, record.options, record.seating.count)).toEqual(record.options)
			const positions = replay(boundless, record)
			if (isRejected(positions)) throw new Error(`move ${positions.move} is refused: ${positions.rejected}`)
			const follow = followMoney()
			for (const position of positions) {
				holdsInvariants(position.state as State)
				follow(position)
			}
			const { state } = positions.at(-1)!
			expect(boundless.outcome(boundless.table(state as State))).toEqual({ scores, winners })
			expect(sha256Hex(bytesOfText(canonical(state)))).toBe(digest)
		})
	}
})
