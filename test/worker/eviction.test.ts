import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { playToTheEnd, sitAndStart } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { createRoom, enter, gather, gatherToPlay, roomObject } from './support/house.ts'

test('a room that is put to sleep after every move of a whole game loses nothing and changes nothing', async () => {
	const code = await createRoom()
	const players = await gather(code, 4)
	const spectator = await enter(code, 98)
	const clients = [...players, spectator]
	await sitAndStart(players)
	await playToTheEnd(clients, async (move) => {
		await evictDurableObject(roomObject(code))
		if (move % 5 !== 0) return
		const latecomer = await enter(code, 99)
		for (const client of clients) {
			expect(bytesOf(client)).toEqual(bytesOf(clients[0]!))
			expect(shownTo(client)).toEqual(shownTo(latecomer))
		}
		latecomer.close()
		await latecomer.untilClosed()
	})

	const latecomer = await enter(code, 99)
	for (const client of clients) {
		expect(client.closed).toBeUndefined()
		expect(bytesOf(client)).toEqual(bytesOf(clients[0]!))
		expect(shownTo(client)).toEqual(shownTo(latecomer))
	}
	expect(latecomer.table.now.outcome).not.toBeNull()
})

test('a hand is still known to the room after it slept', async () => {
	const { code, players } = await gatherToPlay(3)
	await evictDurableObject(roomObject(code))
	const again = await enter(code, 1)
	await again.until(() => again.hand !== undefined, 'the hand')
	expect(again.hand).toEqual(players[1]!.hand)
	await players[1]!.untilClosed()
	expect(players[1]!.closed).toMatchObject({ code: 4001 })
})

/** What both documents show, and how far they have come: whoever is late is not told what was overwritten. */
const shownTo = (client: ScriptedClient) => [
	client.room,
	client.table,
	...(['room', 'table'] as const).map((name) => [...Y.encodeStateVector(client.documents[name])]),
]

/** Both documents, byte by byte. */
const bytesOf = (client: ScriptedClient) =>
	(['room', 'table'] as const).map((name) => Y.encodeStateAsUpdate(client.documents[name]).join(' '))
