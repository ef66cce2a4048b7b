import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Table } from '../../shared/games/boundless/table.ts'
import { findGame } from '../../shared/games/index.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { Attachment } from '../../shared/sync/shell.ts'
import { sitAndStart, stepsOf } from '../support/play.ts'
import { tableOf } from '../support/race.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { holdClock, ringAlarm } from './support/clock.ts'
import {
	connect,
	createRoom,
	enter,
	gather,
	gatherToPlay,
	pairToPlay,
	request,
	roomObject,
} from './support/house.ts'
import { seedOf, stored } from './support/stored.ts'

/** Lets alarms go off, a little later each time, until the table is in that phase. */
async function passUntil(
	phase: Table['phase'],
	code: string,
	client: ScriptedClient,
	clock: { advance(by: number): void },
): Promise<void> {
	for (let rings = 0; tableOf(client).phase !== phase && rings < 1_000; rings++) {
		clock.advance(100)
		await ringAlarm(code)
		await client.ask('table')
	}
	expect(tableOf(client).phase).toBe(phase)
}

async function getReady(players: readonly ScriptedClient[]): Promise<void> {
	for (const player of players)
		expect(await player.send('move', { steps: [{ type: 'ready' }] })).toMatchObject({ type: 'ack' })
}

test('a room that is put to sleep after every token of a race loses none, and its round ends', async () => {
	const clock = holdClock()
	const { code, players } = await gatherToPlay(3, {}, 'boundless')
	const random = randomFrom('sleepy races')
	for (let round = 1; round <= 3; round++) {
		await getReady(players)
		await passUntil('race', code, players[0]!, clock)
		let placed = 0
		for (let actor = players[0]; actor; actor = players.find((player) => stepsOf(player).length > 0)) {
			clock.advance(300)
			const steps = [random.pick(stepsOf(actor))]
			expect(await actor.send('move', { steps, claim: 250 })).toMatchObject({ type: 'ack' })
			placed += 1
			await evictDurableObject(roomObject(code))
			for (const player of players) await player.ask('table')
			for (const player of players) expect(tableOf(player).stacks.flat()).toHaveLength(placed)
		}
		const { stacks } = tableOf(players[0]!)
		await passUntil('ready', code, players[0]!, clock)
		expect(tableOf(players[0]!)).toMatchObject({ round, stacks })
	}
	// What was measured before the first race outlives the sleep.
	expect(players[0]!.presence!.network![players[1]!.you!.seat!]).toMatchObject({ ping: 0, verified: false })
})

test('whoever was gone for a part of a race comes back into it', async () => {
	const clock = holdClock()
	const { code, ada, grace } = await pairToPlay({}, 'boundless')
	await getReady([ada, grace])
	await passUntil('race', code, ada, clock)
	grace.close()
	await ada.until(() => tableOf(ada).away.length === 1, 'her absence')
	await ada.send('move', { steps: [{ type: 'place', space: 2 }], claim: 9 })
	clock.advance(5_000)
	const back = await enter(code, 1)
	expect(tableOf(back)).toMatchObject({ phase: 'race', away: [] })
	expect(await back.send('move', { steps: [{ type: 'place', space: 2 }], claim: 9 })).toMatchObject({
		type: 'ack',
	})
	expect(tableOf(back).stacks[2]).toEqual([0, 1])
	await passUntil('ready', code, ada, clock)
})

test('nobody is sent what is in the centre before it is revealed', async () => {
	const clock = holdClock()
	const { code, players } = await gatherToPlay(2, {}, 'boundless')
	const game = findGame('boundless')!
	const { deals } = game.setup(tableOf(players[0]!).options, { count: 2 }, randomFrom(await seedOf(code)))
	await getReady(players)
	const everything = () =>
		players
			.flatMap(({ received }) => received)
			.map((frame) => (typeof frame === 'string' ? frame : String.fromCharCode(...frame)))
			.join('\n')
	const [{ ring, centre }] = deals
	// As an update holds a text: after its length.
	const sent = (states: string[]) => states.filter((state) => everything().includes(`\u0002${state}`))
	while (tableOf(players[0]!).ring.length < 7) {
		expect(sent(centre)).toEqual([])
		clock.advance(100)
		await ringAlarm(code)
		for (const player of players) await player.ask('table')
	}
	expect(sent(ring)).toEqual(ring)
	expect(sent(centre)).toEqual([])
	await passUntil('race', code, players[1]!, clock)
	expect(sent(centre)).toEqual(centre)
})

const attached = (code: string): Promise<Attachment[]> =>
	runInDurableObject(roomObject(code), (_, ctx) =>
		ctx.getWebSockets().map((socket) => socket.deserializeAttachment() as Attachment),
	)

test('the round trip of the connection is the platform’s to tell, and not the page’s', async () => {
	holdClock()
	const code = await createRoom({}, 'boundless')
	const forged = { 'Junction-Round-Trip': '900' }
	const upgrade = { headers: { Upgrade: 'websocket', ...forged } }
	const known = await request(`/api/rooms/${code}/socket`, { ...upgrade, cf: { clientTcpRtt: 42 } })
	known.webSocket!.accept()
	expect(await attached(code)).toMatchObject([{ roundTrip: 42 }])
	known.webSocket!.close()
	for (const cf of [{ clientTcpRtt: 0 }, {}]) {
		const unknown = await createRoom({}, 'boundless')
		const response = await request(`/api/rooms/${unknown}/socket`, { ...upgrade, cf })
		response.webSocket!.accept()
		expect((await attached(unknown))[0]).not.toHaveProperty('roundTrip')
		response.webSocket!.close()
	}
})

test('a room between two rounds sleeps: nothing is asked, and its alarm is the next round', async () => {
	const clock = holdClock()
	const code = await createRoom({}, 'boundless')
	const players = await gather(code, 2)
	const silent = await connect(code, 7)
	await sitAndStart(players)
	clock.advance(1_000)
	const { alarm, entries } = await stored(code)
	const start = entries.find(({ type }) => type === 'start')!
	expect(alarm).toBe(start.at + 120_000)
	expect(players[0]!.received.some((frame) => typeof frame === 'string' && frame.includes('probe'))).toBe(
		false,
	)
	silent.close()
})
