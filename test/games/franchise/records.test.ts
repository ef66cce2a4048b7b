import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import { type PackedEvent, unpackEvent } from '../../../shared/games/franchise/packed-event.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { State } from '../../../shared/games/franchise/table.ts'
import { bytesOfText } from '../../../shared/kernel/bytes.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { type GameRecord, type Replayed, replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { sha256Hex } from '../../../shared/kernel/sha256.ts'
import { endsProperly, holdsInvariants } from './invariants.ts'
import results from './record-results.json' with { type: 'json' }

const folder = new URL('records/', import.meta.url)
const read = (name: string): GameRecord => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
const names = readdirSync(folder).map((file) => file.replace('.json', ''))

function positionsOf(record: GameRecord): Replayed[] {
	const positions = replay(franchise, record)
	if (isRejected(positions)) throw new Error(`move ${positions.move} is refused: ${positions.rejected}`)
	return positions
}

test('there are ten records, and they are of this version', () => {
	expect(names.sort()).toEqual(Object.keys(results).sort())
	expect(names).toHaveLength(10)
	for (const name of names)
		expect(read(name)).toMatchObject({ game: 'franchise', version: franchise.version })
})

test('together they play every option with every number of players', () => {
	const records = names.map(read)
	const options = records.map((record) => record.options as Options)
	for (const [name, field] of Object.entries(franchise.options.fields)) {
		const played = new Set(options.map((choice) => choice[name as keyof Options]))
		if (field.kind === 'choice') expect([...played].sort(), name).toEqual([...field.values].sort())
		if (field.kind === 'flag') expect(played.size, name).toBe(2)
	}
	expect(new Set(records.map(({ seating }) => seating.count)).size).toBe(4)
})

test('together they show every kind of step and event', () => {
	const records = names.map(read)
	const steps = records.flatMap(({ moves }) => moves.flatMap((move) => move.steps as Step[]))
	const events = records.flatMap((record) =>
		positionsOf(record).flatMap((position) => (position.events as PackedEvent[]).map(unpackEvent)),
	)
	const kindsOfSteps =
		'assign assign-region boom cash develop develop-again end region share share-again town'
	expect([...new Set(steps.map(({ type }) => type))].sort().join(' ')).toBe(kindsOfSteps)
	const kindsOfEvents =
		'assign assign-region beside boom cash develop develop-again evaluate income milestone over score share share-again town'
	expect([...new Set(events.map(({ type }) => type))].sort().join(' ')).toBe(kindsOfEvents)
})

describe('a recorded game replays to the same result, to the byte', () => {
	for (const [name, { scores, winners, digest }] of Object.entries(results)) {
		test(name, () => {
			const record = read(name)
			expect(parseOptions(franchise.options, record.options, record.seating.count)).toEqual(record.options)
			const positions = positionsOf(record)
			for (const { state } of positions) holdsInvariants(state as State)
			const { state } = positions.at(-1)!
			endsProperly(state as State)
			expect(franchise.outcome(state as State)).toEqual({ scores, winners })
			expect(sha256Hex(bytesOfText(canonical(state)))).toBe(digest)
		})
	}
})
