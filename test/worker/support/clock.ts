import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { onTestFinished, vi } from 'vitest'
import { roomObject } from './house.ts'

const A_YEAR = 365 * 24 * 3600 * 1000

export interface HeldClock {
	advance(milliseconds: number): void
}

/**
 * Takes the clock in hand for one test: it stands still, and goes forward when told. It is a year ahead of
 * the platform's own, which would otherwise let alarms go off by themselves while a slow machine works.
 */
export function holdClock(at = Date.now() + A_YEAR): HeldClock {
	vi.useFakeTimers({ toFake: ['Date'] })
	vi.setSystemTime(at)
	onTestFinished(() => {
		vi.useRealTimers()
	})
	return { advance: (milliseconds) => vi.setSystemTime(Date.now() + milliseconds) }
}

/** Lets the alarm go off now; false if none was set. */
export const ringAlarm = (code: string): Promise<boolean> => runDurableObjectAlarm(roomObject(code))

/** Lets time pass until the room has something to do, and lets it do that. */
export async function passToAlarm(code: string, clock: HeldClock): Promise<void> {
	const at = await runInDurableObject(roomObject(code), (_, { storage }) => storage.getAlarm())
	clock.advance(Math.max(0, (at ?? 0) - Date.now()))
	if (!(await ringAlarm(code))) throw new Error('Nothing will ever happen here.')
}
