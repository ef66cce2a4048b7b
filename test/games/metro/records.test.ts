import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../../shared/games/metro/event.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { bytesOfText } from '../../../shared/kernel/bytes.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { type GameRecord, type Replayed, replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { sha256Hex } from '../../../shared/kernel/sha256.ts'
import { holdsInvariants } from './invariants.ts'
import results from './record-results.json' with { type: 'json' }

const folder = new URL('records/', import.meta.url)
const read = (name: string): GameRecord => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
const names = readdirSync(folder).map((file) => file.replace('.json', ''))

function positionsOf(record: GameRecord): Replayed[] {
	const positions = replay(metro, record)
	if (isRejected(positions)) throw new Error(`move ${positions.move} is refused: ${positions.rejected}`)
	return positions
}

test('there are ten records, and they are of this version', () => {
	expect(names.sort()).toEqual(Object.keys(results).sort())
	expect(names).toHaveLength(10)
	for (const name of names) expect(read(name)).toMatchObject({ game: 'metro', version: metro.version })
})

test('together they play every expansion and show every kind of event', () => {
	const records = names.map(read)
	const expansions = records.flatMap(({ options }) => (options as { expansions: number[] }).expansions)
	expect([...new Set(expansions)].sort()).toEqual([1, 2, 3, 4])
	const events = records.flatMap((record) =>
		positionsOf(record).flatMap((position) => position.events as Event[]),
	)
	const kinds = new Set(events.map(({ type }) => type))
	expect([...kinds].sort()).toEqual(['draw', 'exchange', 'lay', 'line', 'pass', 'wagon'])
})

describe('a recorded game replays to the same result, to the byte', () => {
	for (const [name, { scores, winners, digest }] of Object.entries(results)) {
		test(name, () => {
			const record = read(name)
			expect(parseOptions(metro.options, record.options, record.seating.count)).toEqual(record.options)
			const positions = positionsOf(record)
			for (const { state } of positions) holdsInvariants(state as State)
			const { state } = positions.at(-1)!
			expect(metro.outcome(metro.table(state as State))).toEqual({ scores, winners })
			expect(sha256Hex(bytesOfText(canonical(state)))).toBe(digest)
		})
	}
})
