import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { allowances } from '../../shared/room/clock.ts'
import { sitAndStart, sitAndStartBrisk } from '../support/play.ts'
import type { Frame } from '../support/scripted-client.ts'
import { createRoom, gather, roomObject } from './support/house.ts'

const { reserve, turn } = allowances.brisk

const alarmOf = (code: string): Promise<number | null> =>
	runInDurableObject(roomObject(code), (_, state) => state.storage.getAlarm())

test('W109, W110: a clock has one alarm, which outlives the room’s memory, and wakes it in time; without a clock there is none', async () => {
	const code = await createRoom()
	const players = await gather(code, 2)
	await sitAndStartBrisk(players)
	const { since } = players[1]!.table.now
	expect(await alarmOf(code)).toBe(since! + turn + reserve)
	await evictDurableObject(roomObject(code))
	expect(await alarmOf(code)).toBe(since! + turn + reserve)
	await runDurableObjectAlarm(roomObject(code)) // too early: it asks again, and nobody lost a seat
	expect(await alarmOf(code)).toBe(since! + turn + reserve)
	expect(players.map(({ closed }) => closed)).toEqual([undefined, undefined])
	expect(players[1]!.table.now.clock).toMatchObject({ left: [reserve, reserve] })

	await players[0]!.send('propose', { what: 'pause' })
	await players[1]!.until(() => players[1]!.room.proposal !== undefined, 'the proposal')
	await players[1]!.send('reply', { proposal: players[1]!.room.proposal!.id, yes: true })
	await players[1]!.until(() => players[1]!.table.now.paused === true, 'the pause')
	await runDurableObjectAlarm(roomObject(code)) // what it was set for is no more
	expect(await alarmOf(code)).toBeGreaterThan(Date.now() + 7 * 24 * 3_600_000)
	await evictDurableObject(roomObject(code))
	await players[0]!.send('resume')
	await players[1]!.until(() => players[1]!.table.now.paused === undefined, 'the end of the pause')
	expect(await alarmOf(code)).toBeLessThanOrEqual(Date.now() + turn + reserve)
})

test('W104, W106: a game that is ended early, or abandoned, is over after an eviction too, and its record is there', async () => {
	const code = await createRoom()
	const players = await gather(code, 2)
	await sitAndStart(players)
	await players[0]!.send('propose', { what: 'end' })
	await players[1]!.until(() => players[1]!.room.proposal !== undefined, 'the proposal')
	await evictDurableObject(roomObject(code))
	await players[1]!.send('reply', { proposal: players[1]!.room.proposal!.id, yes: true })
	await players[0]!.until(() => players[0]!.table.now.outcome !== null, 'the end')
	await evictDurableObject(roomObject(code))
	const asked = players[0]!.next((frame): frame is Frame<'record'> => frame.type === 'record')
	players[0]!.sendRaw({ type: 'record', epoch: 1 })
	const { record } = await asked
	expect(record).toMatchObject({ moves: [{ seat: -1, steps: [{ type: 'conclude' }] }] })
})
