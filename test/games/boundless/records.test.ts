import { expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { Step } from '../../../shared/games/boundless/step.ts'
import { verify } from '../../../shared/room/verify.ts'
import { recordsOf } from '../support/recorded.ts'
import { testRecords } from '../support/whole-games.ts'
import results from './record-results.json' with { type: 'json' }
import { soak } from './soak.ts'

const records = recordsOf(boundless)

test('there is a record of this version, and there are two of the second and five of the first', () => {
	expect([...records.keys()]).toEqual(Object.keys(results).sort())
	const versions = [...records.values()].map(({ version }) => version)
	expect(versions.toSorted()).toEqual([1, 1, 1, 1, 1, 2, 2, boundless.version])
	for (const record of records.values()) expect(record.game).toBe('boundless')
})

test('those of the second version show somebody alone against bots, and company that comes to them', () => {
	for (const { version, moves } of records.values()) {
		const told = moves.flatMap(({ steps }) => steps as Step[]).filter((step) => step.type === 'presence')
		const bots = told.map((step) => step.bots?.length ?? 0)
		if (version === 1) expect(bots.every((count) => count === 0)).toBe(true)
		if (version === 2) expect(bots[1]).toBe(bots[0]! - 1)
	}
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

test('who is told to be a bot could be one; and nobody is both a bot and away', () => {
	for (const name of ['alone-against-bots', 'people-and-bots']) {
		const record = structuredClone(records.get(name)!)
		const told = record.moves.findIndex(({ steps }) => (steps as Step[])[0]!.type === 'presence')
		expect(verify(boundless, { ...record, moves: record.moves.slice(0, told + 1) })).toMatchObject({
			altered: null,
		})
		record.moves[told]!.steps = [{ type: 'presence', away: [0], bots: [0] }]
		expect(verify(boundless, record)).toEqual({ altered: 'rules', move: told + 1 })
	}
})

testRecords(soak, results)
