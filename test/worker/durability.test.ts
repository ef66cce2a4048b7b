import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { actorOf, playToTheEnd, stepsOf } from '../support/play.ts'
import { enter, gatherToPlay, roomObject } from './support/house.ts'
import { stored } from './support/stored.ts'

const inDatabase = (code: string, query: string): Promise<void> =>
	runInDurableObject(roomObject(code), (_, { storage }) => {
		storage.sql.exec(query)
	})

test('a command sent twice is acknowledged twice and applied once', async () => {
	const { code, players } = await gatherToPlay(2)
	const actor = actorOf(players)!
	const command = actor.command('move', { steps: [stepsOf(actor)[0]] })
	expect(await actor.deliver(command)).toEqual({ type: 'ack', id: command.id })
	const once = await stored(code)
	expect(await actor.deliver(command)).toEqual({ type: 'ack', id: command.id })
	expect(await stored(code)).toEqual(once)
})

test('a move cannot be taken back while the pile lasts: its refill showed a tile', async () => {
	const { players } = await gatherToPlay(2)
	const actor = actorOf(players)!
	await actor.send('move', { steps: [stepsOf(actor)[0]] })
	expect(actor.table.now.undo).toBeNull()
	expect(await actor.send('undo')).toMatchObject({ type: 'rejected', code: 'nothing-to-undo' })
})

test('W27: what cannot be stored is neither acknowledged nor shown, and the room goes on from what is stored', async () => {
	const { code, players } = await gatherToPlay(3)
	const actor = actorOf(players)!
	const command = actor.command('move', { steps: [stepsOf(actor)[0]] })
	const { turn } = actor.table.now
	const before = await stored(code)

	await inDatabase(code, `CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'full'); END`)
	actor.sendRaw(command)
	await Promise.all(players.map((player) => player.untilClosed()))
	for (const player of players) expect(player.table.now.turn).toBe(turn)
	await inDatabase(code, 'DROP TRIGGER full')
	expect((await stored(code)).entries).toEqual(before.entries)

	const again = await enter(code, players.indexOf(actor))
	expect(again.table.now.turn).toBe(turn)
	expect(await again.deliver(command)).toEqual({ type: 'ack', id: command.id })
	expect(again.table.now.turn).toBe(turn + 1)
})

test('a rematch keeps everybody, and of the game before only its record', async () => {
	const { code, players } = await gatherToPlay(3)
	await playToTheEnd(players)
	const before = await stored(code)
	expect(await players[1]!.send('rematch')).toMatchObject({ type: 'ack' })
	await Promise.all(players.map((player) => player.until(() => player.epoch === 2, 'the next game')))
	expect(players[0]!.table.about.seats).toHaveLength(3)
	const after = await stored(code)
	expect(before.entries.length).toBeGreaterThan(20)
	expect(after.entries.map(({ type }) => type)).toEqual(['rematch'])
	expect(after.rows.filter((row) => row.startsWith('{"name":"record"'))).toHaveLength(1)
})
