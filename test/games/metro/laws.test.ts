import { expect, test } from 'vitest'
import { tileCounts } from '../../../shared/games/metro/data/tiles.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { acceptsExactlyWhatItOffers, inPositions, isSound, readsStepsOrNothing } from '../support/laws.ts'
import { holdsInvariants } from './invariants.ts'
import { allOrigins, positionAfter } from './positions.ts'

const rails = [33, 34, 35, 36, 37, 38, 39, 40]
const percentages = [10, 20, 30, 40]

/** Every step there could be, once each. */
const everyStep = [
	{ type: 'draw' },
	{ type: 'pass' },
	...rails.flatMap((rail) =>
		[undefined, ...percentages].map((percentage) => ({ type: 'wagon', rail, percentage })),
	),
	...percentages.flatMap((percentage) =>
		['open', 'pile'].map((take) => ({ type: 'exchange', percentage, take })),
	),
	...Object.keys(tileCounts).flatMap((tile) =>
		[...Array(64).keys()].flatMap((cell) =>
			[0, 1, 2, 3].map((rotation) => ({ type: 'lay', tile, cell, rotation })),
		),
	),
].map((step) => metro.parse(step))
const distinctSteps = new Map(everyStep.map((step) => [canonical(step), step]))

test('apply accepts exactly the steps that the view offers', () =>
	inPositions(allOrigins, positionAfter, 40, (state, { players }) => {
		for (let seat = 0; seat < players; seat++) acceptsExactlyWhatItOffers(metro, state, seat, distinctSteps)
	}))

test('every position is plain data, keeps the invariants and is never written to', () =>
	inPositions(allOrigins, positionAfter, 200, (state, { players }) => {
		holdsInvariants(state)
		isSound(metro, state, players)
	}))

test('whatever comes over the wire is a step or nothing', () => {
	readsStepsOrNothing(metro)
	const lay = { type: 'lay', tile: 'aacb', cell: 12 }
	expect(metro.parse({ ...lay, rotation: 0, extra: 1 })).toEqual(lay)
	expect(metro.parse({ ...lay, tile: 'adad', rotation: 3 })).toEqual({ ...lay, tile: 'adad', rotation: 1 })
	for (const bad of [
		{ ...lay, cell: Number.NaN },
		{ ...lay, cell: 1.5 },
		{ ...lay, cell: -1 },
		{ ...lay, cell: 64 },
		{ ...lay, cell: '12' },
		{ ...lay, tile: '__proto__' },
		{ ...lay, tile: 'constructor' },
		{ ...lay, rotation: 4 },
		{ ...lay, rotation: null },
		{ type: 'wagon', rail: 32 },
		{ type: 'wagon', rail: 41 },
		{ type: 'wagon', rail: 33, percentage: 15 },
		{ type: 'exchange', percentage: 10, take: 'top' },
		{ type: 'exchange', percentage: '10', take: 'open' },
		JSON.parse('{"__proto__": {"type": "draw"}}'),
		['lay'],
		'draw',
		null,
	]) {
		expect(metro.parse(bad), JSON.stringify(bad)).toBeUndefined()
	}
})
