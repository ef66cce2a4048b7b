import { expect, test } from 'vitest'
import type { Chance } from '../../../shared/games/metro/bots/playout/chance.ts'
import { deal, hiddenFrom } from '../../../shared/games/metro/bots/playout/deal.ts'
import { knownTo, readPosition } from '../../../shared/games/metro/bots/playout/known.ts'
import {
	MOST_HELD,
	OWNERS,
	type Position,
	SHARES,
} from '../../../shared/games/metro/bots/playout/position.ts'
import { allTiles, tileOf, turned } from '../../../shared/games/metro/bots/playout/tiles.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { combinationsOf } from '../support/soak.ts'
import { positionAfter } from './positions.ts'
import { soak } from './soak.ts'
import { viewOf } from './view-of.ts'

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((one, other) => one - other)

const handOf = ({ hands, held }: Position, seat: number): number[] => [
	...hands.subarray(MOST_HELD * seat, MOST_HELD * seat + held[seat]!),
]

/** Every tile is somewhere, once; where they may be turned, it does not matter which of those that look alike. */
function hasAllTiles(position: Position): void {
	const { tiles, pile, piled, seats, drawn, rotation } = position
	const inHands = Array.from({ length: seats }, (_, seat) => handOf(position, seat)).flat()
	const everywhere = [...tiles, ...pile.subarray(0, piled), ...inHands, drawn].filter((tile) => tile >= 0)
	const kind = (tile: number) => (rotation ? Math.min(...turned.subarray(4 * tile, 4 * tile + 4)) : tile)
	expect(sorted(everywhere.map(kind))).toEqual(sorted([...allTiles].map(kind)))
}

/** Each company has one share of each percentage; those on the table stay there. */
function hasAllShares({ shares, market, sharePiles, sharePileSizes, seats }: Position, state: State): void {
	for (let index = 0; index < SHARES; index++) {
		const held = Array.from({ length: seats }, (_, seat) => shares[SHARES * seat + index]!)
		const pile = sharePiles.subarray(OWNERS * index, OWNERS * index + sharePileSizes[index]!)
		expect(sorted([...held, market[index]!, ...pile])).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
	}
	for (const { seat, percentage, company } of state.table.market!.shown)
		expect(shares[SHARES * seat + percentage / 10 - 1]).toBe(company)
}

/** Everybody has as many station numbers of each side as were dealt. */
function hasAllNumbers({ holders, seats }: Position, cards: readonly number[]): void {
	for (const [side, count] of cards.entries()) {
		const there = [...holders.subarray(8 * side + 1, 8 * side + 9)]
		for (let seat = 0; seat < seats; seat++)
			expect(there.filter((holder) => holder === seat)).toHaveLength(count)
	}
}

test('what is hidden is dealt in a way that agrees with what the seat knows', () => {
	const chance: Chance = { state: 5 }
	for (const [index, { options, players }] of combinationsOf(soak).entries()) {
		if (index % 41 !== 0) continue
		const origin = { options: options as Options, players, seed: `deal ${index}`, moves: index % 79 }
		const state = positionAfter(origin)
		for (let seat = 0; seat < players; seat++) {
			const known = knownTo(viewOf(state, seat))
			const position = readPosition(known)
			deal(position, hiddenFrom(known), chance)
			const own = state.hands[seat]!
			hasAllTiles(position)
			expect(handOf(position, seat)).toEqual(own.tiles.map(tileOf))
			expect(position.drawn >= 0).toBe(state.table.drawn)
			if (own.drawn !== null) expect(position.drawn).toBe(tileOf(own.drawn))
			if (own.shares !== undefined) {
				hasAllShares(position, state)
				expect([...position.shares.subarray(SHARES * seat, SHARES * (seat + 1))]).toEqual(own.shares)
			}
			const numbers = own.numbers ?? state.table.numbers?.[seat]
			if (numbers === undefined) continue
			hasAllNumbers(position, state.table.options.cards)
			for (const number of numbers) expect(position.holders[number]).toBe(seat)
		}
	}
})

test('a deal differs from the last one, and everybody may get every tile', () => {
	const [{ options, players }] = combinationsOf({ ...soak, options: [{}] }) as [
		{ options: Options; players: number },
	]
	const known = knownTo(viewOf(positionAfter({ options, players, seed: 'deals', moves: 10 })))
	const [position, hidden, chance] = [readPosition(known), hiddenFrom(known), { state: 5 }]
	const seen = new Set<number>()
	for (let index = 0; index < 500; index++) {
		deal(position, hidden, chance)
		seen.add(position.pile[position.piled - 1]!)
	}
	expect(seen).toEqual(new Set(hidden.tiles.cards))
})
