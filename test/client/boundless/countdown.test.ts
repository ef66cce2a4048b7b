import '../support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountdown } from '../../../client/games/boundless/countdown.ts'
import type { BoundlessStage } from '../../../client/games/boundless/stage.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { placed, REVEALED, scene } from '../../games/boundless/scene.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const revealed = scene({ round: 1, centre: ['NL'], ring: ['CH', 'DE'], players: 2 })
const mine = placed(revealed, [0, 'CH'])

/** Ann has placed her token a second after the reveal, Bo has not; a lesson has no clock, a replay nobody who plays. */
function countAt(now: number | undefined, seat: number | undefined, state = mine) {
	const entries: MoveEntry[] = state === mine ? [[0, { type: 'place', space: 1, after: 1000 }]] : []
	const stage = {
		view: signal({ table: boundless.table(state), seat, hand: null }),
		entries: signal(entries),
		now: () => (now === undefined ? undefined : now + performance.now() - began),
	} as unknown as BoundlessStage
	const began = performance.now()
	return createCountdown(stage)
}

const ANN = 0

test('who is the last to choose sees the seconds run out', async () => {
	const { seconds } = countAt(REVEALED + 1000, ANN)
	expect(seconds.value).toBe(20)
	await vi.advanceTimersByTimeAsync(15_000)
	expect(seconds.value).toBe(5)
	await vi.advanceTimersByTimeAsync(60_000)
	expect(seconds.value).toBe(0)
})

test('in a lesson they run for a moment, and then wait', async () => {
	const { seconds, clock } = countAt(undefined, ANN)
	expect(seconds.value).toBe(20)
	await vi.advanceTimersByTimeAsync(3000)
	expect(seconds.value).toBe(17)
	await vi.advanceTimersByTimeAsync(600_000)
	expect(seconds.value).toBe(15)
	expect(clock()).toEqual({ now: REVEALED + 6000, stops: REVEALED + 6000 })
})

test('in a lesson nothing is counted while all are choosing, nor in a replay ever', async () => {
	for (const { seconds } of [countAt(undefined, ANN, revealed), countAt(undefined, undefined)]) {
		expect(seconds.value).toBeUndefined()
		await vi.advanceTimersByTimeAsync(600_000)
		expect(seconds.value).toBeUndefined()
	}
})
