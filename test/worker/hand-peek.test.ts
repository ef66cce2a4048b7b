import { expect, test } from 'vitest'
import { letIn, sitAndStart } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { createRoom, enter, gather } from './support/house.ts'

test('the hand peek: whoever plays cannot open a bot’s seat, sit there, read its hand and come back', async () => {
	const code = await createRoom()
	const [ada, bob] = (await gather(code, 2)) as [ScriptedClient, ScriptedClient]
	await ada.send('add-bot')
	await sitAndStart([ada, bob])
	const bot = ada.room.seats.find(({ played }) => played === 'bot')!.id
	const [mine, before] = [bob.you!.seat!, bob.hand!.hand]

	expect(await bob.send('hand-over', { seat: bot, to: 'open' })).toMatchObject({ code: 'not-allowed' })
	expect(await ada.send('hand-over', { seat: bot, to: 'open' })).toMatchObject({ type: 'ack' })
	expect(await bob.send('leave')).toMatchObject({ type: 'ack' })
	for (const type of ['sit', 'ask'] as const)
		expect(await bob.send(type, { name: 'Bob', seat: bot })).toMatchObject({ code: 'held-another' })
	expect(await bob.send('reclaim')).toMatchObject({ type: 'ack' })
	expect(bob.you!.seat).toBe(mine)
	expect(handsOf(bob).every((hand) => JSON.stringify(hand) === JSON.stringify(before))).toBe(true)

	// With a second browser, as a stranger: only by the creator's yes, and everybody sees who sits there.
	const stranger = await enter(code, 7)
	expect(await stranger.send('sit', { name: 'Zoe', seat: bot })).toMatchObject({ code: 'ask-first' })
	await stranger.send('ask', { name: 'Zoe', seat: bot })
	await bob.until(() => bob.room.asks !== undefined, 'the question')
	const [question] = bob.room.asks!
	expect(question).toMatchObject({ name: 'Zoe', seat: bot })
	expect(stranger.you!.asks).toBe(bot)
	expect(await bob.send('admit', { ask: question!.id, yes: true })).toMatchObject({ code: 'not-allowed' })
	expect(await ada.send('admit', { ask: question!.id, yes: false })).toMatchObject({ type: 'ack' })
	await stranger.until(() => stranger.you!.asks === undefined, 'the answer')
	expect(handsOf(stranger)).toEqual([])

	await letIn(stranger, ada, 'Zoe', bot)
	await bob.until(() => bob.room.seats.some(({ name }) => name === 'Zoe'), 'the news')
	expect(bob.room.seats.find(({ id }) => id === bot)).toMatchObject({ name: 'Zoe', played: 'person' })
	expect(handsOf(stranger)).toHaveLength(1)
})

/** Every hand that somebody was ever sent. */
const handsOf = (client: ScriptedClient): unknown[] =>
	client.received
		.filter((frame) => typeof frame === 'string' && frame.startsWith('{'))
		.map((frame) => JSON.parse(frame as string))
		.flatMap((frame) => (frame.type === 'hand' ? [frame.hand] : []))
