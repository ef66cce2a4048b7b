import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { ROOM_LIFETIME } from '../../shared/room/room.ts'
import type { RoomView } from '../../shared/room/view.ts'
import { keep, recall } from './storage.ts'

const KEY = 'asked-to-last'

const lasting = signal<boolean | undefined>(undefined)

/** Whether the browser has promised to keep what is stored here; where not, it may forget it. Undefined while not known. */
export const isLasting: ReadonlySignal<boolean | undefined> = lasting

/** Finds out; a page over plain http has nobody to ask. */
async function findWhetherLasting(): Promise<boolean> {
	const found = await navigator.storage?.persisted?.().catch(() => false)
	lasting.value = found === true
	return lasting.value
}

/**
 * Asks the browser to keep what this device is the only one to have. Some ask their user in turn: so it is asked once
 * there is something to lose, and not again for as long as a room lasts.
 */
async function askToLast(): Promise<void> {
	if ((await findWhetherLasting()) || Date.now() - (recall<number>(KEY) ?? 0) < ROOM_LIFETIME) return
	keep(KEY, Date.now())
	const promised = await navigator.storage?.persist?.().catch(() => false)
	lasting.value = promised === true
}

/** For a room that this device keeps: once a game is on in it, there is something to lose. Returns how to stop. */
export function askToLastWith(room: ReadonlySignal<RoomView | undefined>): () => void {
	void findWhetherLasting()
	let isAsked = false
	return effect(() => {
		if (isAsked || room.value?.phase !== 'playing') return
		isAsked = true
		void askToLast()
	})
}
