import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSleep } from '../../client/authority/sleep-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('W110: a device that slept knows how long, and a busy one that it did not', () => {
	let now = 0
	const told: number[] = []
	const pass = (milliseconds: number, wall = milliseconds) => {
		now += wall
		vi.advanceTimersByTime(milliseconds)
	}
	const stop = watchSleep(
		() => now,
		(lost) => told.push(lost),
	)
	pass(5_000)
	pass(5_000, 12_000) // busy
	expect(told).toEqual([])
	pass(5_000, 605_000) // asleep for ten minutes
	expect(told).toEqual([600_000])
	pass(5_000)
	stop()
	pass(5_000, 605_000)
	expect(told).toEqual([600_000])
})
