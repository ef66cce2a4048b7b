import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { PING, PONG } from '../../shared/sync/frames.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { gatherToPlay, roomObject } from './support/house.ts'

test('W11: a room where everybody thinks for ten seconds runs no code of ours, and nobody is dropped', async () => {
	const { code, players } = await gatherToPlay(4)
	const runs = () => runInDurableObject(roomObject(code), (room) => room.runs)
	const before = await runs()
	for (let second = 0; second < 10; second++) {
		await new Promise((resolve) => setTimeout(resolve, 1000))
		await Promise.all(players.map(ping))
	}
	expect([before, 1]).toContain(await runs()) // it may have slept, woken only by this question

	const woken = await runs()
	await players[0]!.send('chat', { text: 'Still here' })
	expect(await runs()).toBeGreaterThan(woken)
	await Promise.all(players.map((player) => player.until(() => player.chat.length === 1, 'the chat')))
})

async function ping(client: ScriptedClient): Promise<void> {
	const seen = client.received.length
	client.sendRaw(PING)
	await client.until(() => client.received.slice(seen).includes(PONG), 'the pong')
}
