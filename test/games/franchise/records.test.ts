import { expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import { type PackedEvent, unpackEvent } from '../../../shared/games/franchise/packed-event.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { positionsOf, recordsOf } from '../support/recorded.ts'
import { testRecords } from '../support/whole-games.ts'
import results from './record-results.json' with { type: 'json' }
import { soak } from './soak.ts'

const records = recordsOf(franchise)

test('there are ten records of version 1 and two of this one', () => {
	expect([...records.keys()]).toEqual(Object.keys(results).sort())
	const versions = [...records.values()].map(({ game, version }) => `${game} ${version}`)
	expect(versions.toSorted().join()).toBe(
		[...Array(10).fill('franchise 1'), ...Array(2).fill(`franchise ${franchise.version}`)].join(),
	)
})

test('together they play every option with every number of players', () => {
	const options = [...records.values()].map((record) => record.options as Options)
	for (const [name, field] of Object.entries(franchise.options.fields)) {
		const played = new Set(options.map((choice) => choice[name as keyof Options]))
		if (field.kind === 'choice') expect([...played].sort(), name).toEqual([...field.values].sort())
		if (field.kind === 'flag') expect(played.size, name).toBe(2)
	}
	expect(new Set([...records.values()].map(({ seating }) => seating.count)).size).toBe(4)
})

test('together they show every kind of step and event', () => {
	const steps = [...records.values()].flatMap(({ moves }) => moves.flatMap((move) => move.steps as Step[]))
	const events = [...records.values()].flatMap((record) =>
		positionsOf(franchise, record).flatMap((position) => (position.events as PackedEvent[]).map(unpackEvent)),
	)
	const kindsOfSteps =
		'assign assign-region boom cash develop develop-again end region share share-again town'
	expect([...new Set(steps.map(({ type }) => type))].sort().join(' ')).toBe(kindsOfSteps)
	const kindsOfEvents =
		'assign assign-region beside boom cash develop develop-again evaluate first-eight income milestone over score share share-again town'
	expect([...new Set(events.map(({ type }) => type))].sort().join(' ')).toBe(kindsOfEvents)
})

testRecords(soak, results)
