import { expect, test } from 'vitest'
import { places } from '../../../shared/games/franchise/data/places.ts'
import { regionIds } from '../../../shared/games/franchise/data/regions.ts'
import { roads } from '../../../shared/games/franchise/data/roads.ts'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Develop } from '../../../shared/games/franchise/steps/develop.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { flatten } from '../../../shared/sync/flatten.ts'
import { unflatten } from '../../../shared/sync/unflatten.ts'
import { acceptsExactlyWhatItOffers, inPositions, isSound, readsStepsOrNothing } from '../support/laws.ts'
import { stepsOf } from './act.ts'
import { holdsInvariants } from './invariants.ts'
import { origins, positionAfter } from './positions.ts'

const developments: Develop[] = roads.flatMap(([a, b]) =>
	[
		[a, b],
		[b, a],
	].flatMap((path) =>
		(['develop', 'develop-again'] as const).flatMap((type): Develop[] => [
			{ type, path: [...path] as Develop['path'] },
			{ type, path: [...path] as Develop['path'], free: 0 },
		]),
	),
)

/** Every step there could be, once each, but for chains of roads. */
const everyStep: unknown[] = [
	{ type: 'end' },
	{ type: 'cash' },
	...developments,
	...places.flatMap(({ id }) => [
		...['town', 'boom', 'share', 'share-again'].map((type) => ({ type, place: id })),
		...[2, 3, 4, 5, 6, 7, 8].map((value) => ({ type: 'assign', place: id, value })),
	]),
	...regionIds.flatMap((region) => [
		{ type: 'region', region },
		...Array.from({ length: 30 }, (_, tile) => ({ type: 'assign-region', region, tile })),
	]),
]
const distinctSteps = new Map(everyStep.map((step) => [canonical(step), step]))

test(
	'apply accepts exactly the steps that the view offers, chains apart',
	() =>
		inPositions(origins, positionAfter, 60, (position, { players }) => {
			const table = { ...position, development: -1 }
			for (let seat = 0; seat < players; seat++)
				acceptsExactlyWhatItOffers(franchise, table, seat, distinctSteps)
		}),
	120_000,
)

test(
	'every position is plain data, keeps the invariants and is never written to',
	() =>
		inPositions(origins, positionAfter, 150, (table, { players }) => {
			holdsInvariants(table)
			isSound(franchise, table, players)
		}),
	120_000,
)

test(
	'a table read back from its document offers the same steps in the same order',
	() =>
		inPositions(origins, positionAfter, 100, (table) => {
			// A document keeps its paths in the order in which they were first written.
			const leaves = [...flatten(table)].reverse()
			expect(stepsOf(unflatten(leaves) as typeof table)).toEqual(stepsOf(table))
		}),
	120_000,
)

test('whatever comes over the wire is a step or nothing', () => {
	readsStepsOrNothing(franchise)
})
