import { signal } from '@preact/signals'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RoomView } from '../../shared/room/view.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
	getItem: (key: string) => kept.get(key) ?? null,
	setItem: (key: string, value: string) => kept.set(key, value),
})

/** A browser that has promised to keep things, or not yet; and what it says when asked to. */
function browserThat(promised: boolean, answer: boolean) {
	const storage = { persisted: vi.fn(async () => promised), persist: vi.fn(async () => answer) }
	vi.stubGlobal('navigator', { storage })
	return storage
}

const roomIn = (phase: string) => signal({ phase } as RoomView)

/** As a page just loaded. */
async function load() {
	vi.resetModules()
	return import('../../client/app/lasting.ts')
}

beforeEach(() => kept.clear())

test('a room that this device keeps asks for lasting storage once a game is on, and not again', async () => {
	const storage = browserThat(false, true)
	const { askToLastWith, isLasting } = await load()
	const room = roomIn('lobby')
	askToLastWith(room)
	await vi.waitFor(() => expect(isLasting.value).toBe(false))
	expect(storage.persist).not.toHaveBeenCalled()
	room.value = { phase: 'playing' } as RoomView
	await vi.waitFor(() => expect(isLasting.value).toBe(true))
	room.value = { phase: 'over' } as RoomView
	room.value = { phase: 'playing' } as RoomView
	const again = await load()
	again.askToLastWith(roomIn('playing'))
	await vi.waitFor(() => expect(storage.persisted.mock.calls.length).toBeGreaterThan(3))
	expect(storage.persist).toHaveBeenCalledTimes(1)
})

test('where it was promised before, nobody is asked', async () => {
	const storage = browserThat(true, true)
	const { askToLastWith, isLasting } = await load()
	askToLastWith(roomIn('playing'))
	await vi.waitFor(() => expect(isLasting.value).toBe(true))
	await vi.waitFor(() => expect(storage.persisted).toHaveBeenCalledTimes(2))
	expect(storage.persist).not.toHaveBeenCalled()
})

test.each([
	['says no', () => browserThat(false, false)],
	['knows nothing of it, as over plain http', () => vi.stubGlobal('navigator', {})],
])('a browser that %s may forget', async (_, prepare) => {
	prepare()
	const { askToLastWith, isLasting } = await load()
	askToLastWith(roomIn('playing'))
	await vi.waitFor(() => expect(isLasting.value).toBe(false))
})
