import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { tellFailure } from '../../worker/failure-line.ts'
import { metricsOf } from '../../worker/metrics.ts'
import { actorOf, stepsOf } from '../support/play.ts'
import { gatherToPlay, roomObject } from './support/house.ts'

const heard: string[] = []
vi.spyOn(console, 'error').mockImplementation((...words) => void heard.push(words.map(String).join(' ')))
afterEach(() => void heard.splice(0))

test('a room that cannot store what happened tells it in one line: which version, game and command', async () => {
	const { code, players } = await gatherToPlay(3)
	const actor = actorOf(players)!
	await runInDurableObject(roomObject(code), (_, { storage }) => {
		storage.sql.exec(
			`CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'full of Player 1'); END`,
		)
	})
	actor.sendRaw(actor.command('move', { steps: [stepsOf(actor)[0]] }))
	for (const player of players) player.sendRaw(player.command('nudge')) // which waits behind it
	await Promise.all(players.map((player) => player.untilClosed()))

	expect(heard).toHaveLength(1)
	const line = JSON.parse(heard[0]!)
	expect(line).toMatchObject({ failure: 'room', epoch: 1, command: 'move', error: 'Error' })
	expect(line.version).toEqual(expect.any(String))
	expect(line.at[0]).toContain('.ts:')
	expect(heard[0]).not.toContain('Player')
	for (const { token } of players) expect(heard[0]).not.toContain(token)
})

test('what an error says is not told: it may be what somebody sent', () => {
	const token = 'f'.repeat(32)
	tellFailure('route', new TypeError(`no ${token}\n    at Ada`), {
		VERSION: { id: 'v7', tag: '', timestamp: '' },
	})
	tellFailure('route', token, {})
	expect(heard.join()).not.toMatch(new RegExp(`${token}|Ada`))
	expect(heard.map((line) => JSON.parse(line))).toMatchObject([
		{ failure: 'route', version: 'v7', error: 'TypeError' },
		{ failure: 'route', version: '', error: 'string', at: [] },
	])
})

test('where nothing is bound nothing is counted, and else no room and nobody is named', () => {
	expect(metricsOf({})).toBeUndefined()
	const points: unknown[] = []
	const METRICS = { writeDataPoint: (point?: unknown) => void points.push(point) } as AnalyticsEngineDataset
	const metrics = metricsOf({ METRICS, VERSION: { id: 'v7', tag: '', timestamp: '' } })!
	metrics.room('chess')
	metrics.refusal('too-fast')
	metrics.entered(12, true)
	metrics.entered(3, false)
	expect(points).toEqual([
		{ indexes: ['room'], blobs: ['room', 'chess', 'v7'], doubles: [1] },
		{ indexes: ['refusal'], blobs: ['refusal', 'too-fast', 'v7'], doubles: [1] },
		{ indexes: ['wake'], blobs: ['wake', '', 'v7'], doubles: [12] },
		{ indexes: ['enter'], blobs: ['enter', '', 'v7'], doubles: [3] },
	])
})
