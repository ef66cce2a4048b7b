import { cp, rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { serve } from '../../worker/local/serve.ts'
import { houseAt } from '../support/house.ts'
import { playMove, playToTheEnd, sitAndStart } from '../support/play.ts'
import { newStateFolder, serveForTest, UNLIMITED } from '../support/serve-for-test.ts'

test('a copy of the folder that a stopped server kept is a table to go on at, as it was then', async () => {
	const [state, copy] = [await newStateFolder(), await newStateFolder()]
	const first = await serve({ host: '127.0.0.1', port: 0, state, limit: UNLIMITED, pages: false })
	const house = houseAt(first.url)
	const code = await house.createRoom()
	const players = await house.gather(code, 4)
	await sitAndStart(players)
	const random = randomFrom('restore')
	for (let move = 0; move < 5; move++) await playMove(players, random)
	const then = structuredClone(players[0]!.table)
	await first.stop()
	await cp(state, copy, { recursive: true })

	const gone = await serveForTest({ pages: false })
	expect((await gone.ask(`/api/rooms/${code}`)).status).toBe(404)
	await gone.stop()

	const second = await serve({ host: '127.0.0.1', port: 0, state: copy, limit: UNLIMITED, pages: false })
	const again = await houseAt(second.url).gather(code, 4)
	expect(again[0]!.table).toEqual(then)
	expect(again.map(({ you }) => you?.seat)).toEqual(players.map(({ you }) => you?.seat))
	await playToTheEnd(again)
	expect(again[1]!.table.now.outcome?.scores).toHaveLength(4)
	await second.stop()
	for (const folder of [state, copy]) await rm(folder, { recursive: true, force: true })
})
