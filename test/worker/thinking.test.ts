import { runInDurableObject } from 'cloudflare:test'
import { expect, onTestFinished, test } from 'vitest'
import { metro } from '../../shared/games/metro/game.ts'
import type { AnyBot } from '../../shared/kernel/bot.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { actorOf, playMove } from '../support/play.ts'
import { holdClock, passToAlarm } from './support/clock.ts'
import { createRoom, enter, gather, roomObject } from './support/house.ts'

/** The usual bot thinks until it is let go, a little slice at a time. */
function holdBots() {
	const bots: Record<string, AnyBot> = metro.bots
	const { steady } = metro.bots
	const held = { begun: 0, slices: 0, isLet: false }
	bots.steady = {
		takes: () => 1000,
		*think(...asked) {
			held.begun += 1
			while (!held.isLet) {
				held.slices += 1
				yield
			}
			return (yield* steady!.think(...(asked as Parameters<AnyBot['think']>))) as unknown[]
		},
	}
	onTestFinished(() => {
		bots.steady = steady!
	})
	return held
}

/** A person and a bot, which has begun to think. */
async function againstThinker() {
	const clock = holdClock()
	const held = holdBots()
	const code = await createRoom({ first: 0 })
	const [person] = await gather(code, 1)
	await person!.send('sit', { name: 'Ada' })
	await person!.send('add-bot')
	await person!.send('start')
	await person!.until(() => person!.epoch === 1 && person!.hand !== undefined, 'the deal')
	while (actorOf([person!])) await playMove([person!], randomFrom('first'))
	await passToAlarm(code, clock)
	expect(held.begun).toBe(1)
	return { clock, held, code, person: person! }
}

test('while a bot thinks, everybody is answered; then it moves', async () => {
	const { held, person } = await againstThinker()
	const { turn } = person.table.now
	for (let asked = 0; asked < 5; asked++) {
		const { slices } = held
		expect(await person.send('profile', { name: `Ada ${asked}` })).toMatchObject({ type: 'ack' })
		expect(held.slices - slices).toBeLessThan(100)
	}
	held.isLet = true
	await person.until(() => person.table.now.turn > turn, "the bot's move")
	expect(held.begun).toBe(1)
})

/** The platform puts no object to sleep that has something under way; but it may die. */
test('an object that dies over a thought is woken, and the bot begins again', async () => {
	const { clock, held, code, person } = await againstThinker()
	await runInDurableObject(roomObject(code), (_, state) => state.abort('died')).catch(() => undefined)
	await person.untilClosed()
	await passToAlarm(code, clock)
	expect(held.begun).toBeGreaterThan(1)
	held.isLet = true
	const back = await enter(code, 0)
	const isBots = ([seat]: readonly unknown[]) => seat !== person.place
	await back.until(() => back.table.moves.some(isBots), "the bot's move")
	expect(back.table.moves.filter(isBots)).toHaveLength(1)
})
