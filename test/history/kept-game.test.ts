import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { idOf, type KeptGame, MOST_GAMES, mergeGames } from '../../shared/history/kept-game.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { keptGame, packedGame, recordedGames } from '../support/kept-game.ts'

/** What a device may hold: the same few games as others do, seen at other times and from other seats. */
function someGames(random: Random, count: number, kinds: number): KeptGame[] {
	return Array.from({ length: count }, () => {
		const kind = random.below(kinds)
		const seat = random.below(3) === 0 ? null : random.below(2)
		return keptGame({ id: `game-${kind}`, at: random.below(40), seat, packed: `${random.below(2)}` })
	})
}

test('games of two devices come to the same in whatever order, and however often', () => {
	for (let seed = 0; seed < 500; seed++) {
		const random = randomFrom(`merge ${seed}`)
		const [one, other] = [someGames(random, 12, 9), someGames(random, 12, 9)]
		const both = mergeGames(one, other)
		expect(mergeGames(other, one)).toEqual(both)
		expect(mergeGames(both, other)).toEqual(both)
		expect(mergeGames(one, both)).toEqual(both)
		expect(mergeGames(both, both)).toEqual(both)
		expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
	}
})

test('of more than can be kept the newest stay, from whichever device', () => {
	const games = (start: number) =>
		Array.from({ length: 150 }, (_, index) => keptGame({ id: `${start}-${index}`, at: start + 2 * index }))
	const both = mergeGames(games(0), games(1))
	expect(both).toHaveLength(MOST_GAMES)
	expect(both.map(({ at }) => at)).toEqual(Array.from({ length: MOST_GAMES }, (_, index) => 299 - index))
	expect(mergeGames(games(1), games(0))).toEqual(both)
})

test('also where more games than can be kept were seen to end at other times on the other device', () => {
	for (let seed = 0; seed < 20; seed++) {
		const random = randomFrom(`crowded ${seed}`)
		const [one, other] = [someGames(random, 180, 400), someGames(random, 180, 400)]
		const [mine, theirs] = [mergeGames(one, []), mergeGames(other, [])]
		const both = mergeGames(mine, theirs)
		expect(both).toHaveLength(MOST_GAMES)
		expect(mergeGames(theirs, mine)).toEqual(both)
		for (const again of [mine, theirs, both]) expect(mergeGames(both, again)).toEqual(both)
	}
})

test('two hundred of the longest recorded games take less than 1.5 MB', async () => {
	const sizes: number[] = []
	for (const { id } of games)
		for (const record of recordedGames(id)) {
			const kept = { ...keptGame(), packed: await packedGame(record), seats: record.seats }
			sizes.push(new TextEncoder().encode(JSON.stringify(kept)).length)
		}
	sizes.sort((a, b) => b - a)
	expect(sizes.length).toBeGreaterThan(5)
	expect(MOST_GAMES * sizes[0]!).toBeLessThan(1_500_000)
})

test('a seat says more than having watched', () => {
	const [watched, played] = [keptGame({ seat: null }), keptGame({ seat: 1 })]
	expect(mergeGames([watched], [played])).toEqual([played])
	expect(mergeGames([played], [watched])).toEqual([played])
})

test('a game is known by its deal and its moves, not by what its players were called', () => {
	const [record, other] = recordedGames('metro')
	const renamed = { ...record!, seats: record!.seats.map((seat) => ({ ...seat, name: 'Nobody' })) }
	expect(idOf(renamed)).toBe(idOf(record!))
	expect(idOf(other!)).not.toBe(idOf(record!))
	expect(idOf({ ...record!, moves: record!.moves.slice(1) })).not.toBe(idOf(record!))
})
