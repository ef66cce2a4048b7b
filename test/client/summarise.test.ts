import './support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import { summarise } from '../../client/pages/games/summarise.ts'
import { MOST_GAMES } from '../../shared/history/kept-game.ts'
import { keptGame, packedGame, recordedGames } from '../support/kept-game.ts'

const games = ['metro', 'franchise', 'boundless']
const drawnApart = games.slice(1) // what Metro draws wants a page: a browser's test keeps its games
const LARGEST = 1_500_000 // characters, of all that a device keeps

test.each(drawnApart)('a finished game of %s is kept by its record alone', async (game) => {
	const [record] = recordedGames(game)
	const packed = await packedGame(record!)
	const kept = await summarise(packed, 1, 5000)
	expect(kept).toMatchObject({ at: 5000, seat: 1, packed, game })
	expect(kept!.scores).toHaveLength(record!.seats.length)
	expect(kept!.winners.length).toBeGreaterThan(0)
	expect(kept!.best).toBeGreaterThan(0)
})

test('in Boundless the borders that one did not see are kept', async () => {
	const all = await Promise.all(
		recordedGames('boundless').map(async (record) => summarise(await packedGame(record), 0, 0)),
	)
	const missed = all.flatMap((kept) => kept?.missed ?? [])
	expect(missed.length).toBeGreaterThan(0)
	for (const name of missed) expect(name).toMatch(/^\w+ \S+ \S+$/)
})

test('a damaged, unfinished or foreign record is none, and a seat that nobody had is nobody’s', async () => {
	const [record] = recordedGames('franchise')
	const packed = await packedGame(record!)
	expect(await summarise('nonsense', 0, 0)).toBeUndefined()
	expect(await summarise(packed.slice(0, -9), 0, 0)).toBeUndefined()
	expect(await summarise(await packedGame({ ...record!, moves: record!.moves.slice(0, 4) }), 0, 0)).toBe(
		undefined,
	)
	expect(await summarise(await packedGame({ ...record!, game: 'chess' }), 0, 0)).toBeUndefined()
	expect(await summarise(packed, record!.seats.length, 0)).toBeUndefined()
	expect(await summarise(packed, null, 0)).toMatchObject({ seat: null, best: 0, missed: [] })
})

test.each(games)('as many games of %s as a device keeps take little room', async (game) => {
	const packed = await Promise.all(recordedGames(game).map(packedGame))
	const missed = Array.from({ length: 20 }, (_, index) => `europe ${index} ${index}`)
	const sizes = packed.map((packed) => JSON.stringify(keptGame({ packed, missed })).length)
	const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
	expect(mean).toBeGreaterThan(500)
	expect(MOST_GAMES * mean).toBeLessThanOrEqual(LARGEST)
})
