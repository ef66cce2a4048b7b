import { runDurableObjectAlarm } from 'cloudflare:test'
import { onTestFinished, vi } from 'vitest'
import { roomObject } from './house.ts'

const A_YEAR = 365 * 24 * 3600 * 1000

/**
 * Takes the clock in hand for one test: it stands still, and goes forward when told. It is a year ahead of
 * the platform's own, which would otherwise let alarms go off by themselves while a slow machine works.
 */
export function holdClock(): { advance(milliseconds: number): void } {
	vi.useFakeTimers({ toFake: ['Date'] })
	vi.setSystemTime(Date.now() + A_YEAR)
	onTestFinished(() => {
		vi.useRealTimers()
	})
	return { advance: (milliseconds) => vi.setSystemTime(Date.now() + milliseconds) }
}

/** Lets the alarm go off now; false if none was set. */
export const ringAlarm = (code: string): Promise<boolean> => runDurableObjectAlarm(roomObject(code))
