import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { replay } from '../../shared/kernel/record.ts'
import { commitmentOf } from '../../shared/room/view.ts'
import { playToTheEnd, sitAndStart } from '../support/play.ts'
import type { Frame } from '../support/scripted-client.ts'
import { createRoom, enter, gather, gatherToPlay } from './support/house.ts'

test('four players play a whole game while somebody watches, and all see the same end', async () => {
	const code = await createRoom()
	const players = await gather(code, 4)
	const spectator = await enter(code, 99)
	await sitAndStart(players)
	const moves = await playToTheEnd([...players, spectator])

	expect(moves).toBeGreaterThanOrEqual(60)
	for (const client of [...players, spectator]) {
		expect(client.table).toEqual(players[0]!.table)
		expect(client.room.phase).toBe('over')
	}
	const { outcome, seed } = spectator.table.now
	expect(outcome?.scores).toHaveLength(4)
	expect(commitmentOf(seed!)).toBe(spectator.table.about.commitment)
})

test('the record of a finished game replays to the table that everybody saw', async () => {
	const { players } = await gatherToPlay(3)
	await playToTheEnd(players)
	const [first] = players
	const asked = first!.next((frame): frame is Frame<'record'> => frame.type === 'record')
	first!.sendRaw({ type: 'record', epoch: first!.epoch })
	const { record } = await asked
	const game = findGame(record!.game)!
	const positions = replay(game, record!)
	if (!Array.isArray(positions)) throw new Error(`Refused at move ${positions.move}`)
	expect(game.table(positions.at(-1)!.state)).toEqual(first!.table.table)
})
