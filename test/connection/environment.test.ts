import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, browserEnvironment } from '../../client/connection/environment.ts'

afterEach(() => {
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

test('a bare script counts as visible and in the network', () => {
	const around = browserEnvironment()
	expect(around.WebSocket).toBe(globalThis.WebSocket)
	expect(around.hasNetwork()).toBe(true)
	expect(around.isVisible()).toBe(true)
	expect(around.onChange(() => {})).not.toThrow()
})

test('a page tells when its network or its visibility changes, and when it is back, until it is told to stop', () => {
	const page = new EventTarget()
	const text = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
	vi.stubGlobal('navigator', { onLine: false })
	vi.stubGlobal('document', text)
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
	vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
	const around = browserEnvironment()
	expect(around.hasNetwork()).toBe(false)
	expect(around.isVisible()).toBe(false)
	const changed = vi.fn()
	const stop = around.onChange(changed)
	const everything = () => {
		page.dispatchEvent(new Event('offline'))
		page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })) // the first time it is shown
		page.dispatchEvent(new Event('online'))
		page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
		text.dispatchEvent(new Event('visibilitychange'))
		text.dispatchEvent(new Event('resume'))
	}
	everything()
	expect(changed.mock.calls).toEqual([[false], [false], [true], [true], [true], [true]])
	stop()
	everything()
	expect(changed).toHaveBeenCalledTimes(6)
})

test('what is to come can be called off', () => {
	vi.useFakeTimers()
	const around = browserEnvironment()
	const run = vi.fn()
	around.after(100, run)
	around.after(100, run)()
	vi.advanceTimersByTime(100)
	expect(run).toHaveBeenCalledTimes(1)
})

test.each([
	['http:', 'lan.test:8787', 'ws://lan.test:8787/api/rooms/BCDFGH/socket'],
	['https:', 'junction.test', 'wss://junction.test/api/rooms/BCDFGH/socket'],
])('a page over %s reaches its room by its own kind of socket', (protocol, host, address) => {
	vi.stubGlobal('location', { protocol, host })
	expect(addressOf('BCDFGH')).toBe(address)
})
