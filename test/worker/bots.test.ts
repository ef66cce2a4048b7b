import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { actorOf, isOver, letIn, playMove } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { holdClock, ringAlarm } from './support/clock.ts'
import { createRoom, enter, gather, pairToPlay, roomObject } from './support/house.ts'

const LONG_ENOUGH = 5000 // for any bot's thought

/** Lets a bot's alarm go off, and waits until the move is seen. */
async function letBotMove(code: string, client: ScriptedClient, clock: { advance(by: number): void }) {
	const { turn } = client.table.now
	clock.advance(LONG_ENOUGH)
	expect(await ringAlarm(code)).toBe(true)
	await client.until(() => client.table.now.turn > turn, "the bot's move")
}

test('bots play their turns by alarm until the game is over, though the room sleeps between them', async () => {
	const clock = holdClock()
	const code = await createRoom()
	const [person] = await gather(code, 1)
	await person!.send('sit', { name: 'Ada' })
	for (let bot = 0; bot < 3; bot++) await person!.send('add-bot')
	await person!.send('start')
	await person!.until(() => person!.epoch === 1 && person!.hand !== undefined, 'the deal')

	const random = randomFrom('against bots')
	while (!isOver(person!)) {
		if (actorOf([person!])) await playMove([person!], random)
		else await letBotMove(code, person!, clock)
		if (person!.table.now.turn % 10 === 0) await evictDurableObject(roomObject(code))
	}
	expect(person!.table.moves.filter(([seat]) => seat !== person!.place).length).toBeGreaterThan(40)
})

test('the seat of somebody gone for a minute goes to a bot, which plays on, and back to its owner', async () => {
	const clock = holdClock()
	const { code, ada, grace } = await pairToPlay({ first: 0 })
	const seat = ada.you!.seat!
	ada.close()
	await grace.until(() => Object.hasOwn(grace.presence!.away, seat), 'her absence')
	expect(await grace.send('hand-over', { seat, to: 'bot' })).toMatchObject({ code: 'not-gone' })

	clock.advance(60_000)
	expect(await grace.send('hand-over', { seat, to: 'bot' })).toMatchObject({ type: 'ack' })
	expect(grace.room.seats[0]).toMatchObject({ played: 'bot', owned: true })
	// It has had a minute to think already.
	await grace.until(() => grace.table.moves.length === 1, "the bot's move")
	while (!actorOf([grace])) await letBotMove(code, grace, clock)

	const back = await enter(code, 0)
	expect(back.you!.seat).toBeNull()
	expect(await back.send('reclaim')).toMatchObject({ type: 'ack' })
	await back.until(() => back.you!.seat === seat && back.hand !== undefined, 'her seat')
	expect(back.room.seats[0]).toMatchObject({ played: 'person', name: 'Player 1' })
	await playMove([back, grace], randomFrom('back again'))
	await playMove([back, grace], randomFrom('back again'))
})

test('a seat that was opened to a newcomer shows them its hand, and its owner gets it back', async () => {
	const clock = holdClock()
	const { code, ada, grace } = await pairToPlay({ first: 0 })
	const seat = grace.you!.seat!
	const { hand } = grace.hand!
	grace.close()
	await ada.until(() => Object.hasOwn(ada.presence!.away, seat), 'her absence')
	clock.advance(60_000)
	expect(await ada.send('hand-over', { seat, to: 'open' })).toMatchObject({ type: 'ack' })

	const newcomer = await enter(code, 2)
	await letIn(newcomer, ada, 'Mary', seat)
	await newcomer.until(() => newcomer.hand !== undefined, 'the hand')
	expect(newcomer.hand!.hand).toEqual(hand)

	const back = await enter(code, 1)
	expect(await back.send('reclaim')).toMatchObject({ type: 'ack' })
	await newcomer.until(() => newcomer.you!.seat === null, 'getting up')
	expect(await newcomer.send('move', { steps: [{ type: 'draw' }] })).toMatchObject({ code: 'not-seated' })
})
