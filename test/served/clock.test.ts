import { expect, test } from 'vitest'
import { allowances } from '../../shared/room/clock.ts'
import { houseAt } from '../support/house.ts'
import { useMortalServer } from '../support/mortal-server.ts'
import { actorOf, sitAndStartBrisk, stepsOf } from '../support/play.ts'

const server = useMortalServer()
const { reserve } = allowances.brisk

test('W110: a server that is killed while a clock runs takes nobody’s time, and the clock runs on', async () => {
	const code = await houseAt(server.url).createRoom()
	const players = await houseAt(server.url).gather(code, 2)
	await sitAndStartBrisk(players)
	const { since, clock } = players[1]!.table.now

	await server.kill()
	await Promise.all(players.map((player) => player.untilClosed()))
	await server.revive()
	const back = await houseAt(server.url).gather(code, 2)
	const { now } = back[0]!.table
	expect(now.clock).toEqual(clock)
	expect(now.since).toBeGreaterThan(since!) // by all that passed since the last entry
	const actor = actorOf(back)!
	expect(await actor.send('move', { steps: [stepsOf(actor)[0]] })).toMatchObject({ type: 'ack' })
	await back[0]!.until(() => back[0]!.table.moves.length === 1, 'the move')
	expect(back[0]!.table.now.clock?.left).toEqual([reserve, reserve])
	for (const player of back) player.close()
})
