import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { replay } from '../../shared/kernel/record.ts'
import { sitAndStart } from '../support/play.ts'
import { playTogether } from '../support/race.ts'
import type { Frame } from '../support/scripted-client.ts'
import { serveForTest, type TestServer } from '../support/serve-for-test.ts'

let house: TestServer

beforeAll(async () => {
	house = await serveForTest({ pages: false })
})
afterAll(() => house.stop())

test('four people race through all rounds over real sockets, and all see the same', async () => {
	const code = await house.createRoom({}, 'boundless')
	const players = await house.gather(code, 4)
	const spectator = await house.enter(code, 99)
	await sitAndStart(players)
	await playTogether(players, randomFrom('a race'))
	await spectator.until(() => spectator.table.now.outcome !== null, 'the end')
	for (const client of players) expect(client.table).toEqual(spectator.table)

	const placed = spectator.table.moves.flatMap(([, ...events]) =>
		events.filter((event) => (event as { type: string }).type === 'place'),
	)
	expect(placed).toHaveLength(4 * (1 + 1 + 2 + 2 + 2 + 2 + 2))
	const seats = players.map(({ you }) => `${you!.seat}`)
	expect(Object.keys(spectator.presence!.network!).sort()).toEqual(seats.sort())

	const [first] = players
	const asked = first!.next((frame): frame is Frame<'record'> => frame.type === 'record')
	first!.sendRaw({ type: 'record', epoch: first!.epoch })
	const game = findGame('boundless')!
	const positions = replay(game, (await asked).record!)
	if (!Array.isArray(positions)) throw new Error(`Refused at move ${positions.move}`)
	expect(game.table(positions.at(-1)!.state)).toEqual(first!.table.table)
	for (const client of [...players, spectator]) client.close()
})
