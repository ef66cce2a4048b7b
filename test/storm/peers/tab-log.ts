import type { TabLog } from '../../../client/authority/tab-room.ts'
import type { HostStore } from '../../../shared/sync/shell.ts'

const writes = [
	'read',
	'append',
	'begin',
	'rest',
	'flush',
	'compact',
	'keepAway',
	'readChat',
	'keepChat',
	'readRecord',
	'erase',
] as const

interface Alarm {
	/** Runs something when the authority's clock says so; returns how to call it off. */
	ringAt(at: number, ring: () => void): () => void
	/** Waits for ever, once the tab is closed. */
	live(): Promise<void>
}

/** A tab's way to a store that outlives it: whatever is under way when it closes is never done. */
export function openTabLog(store: HostStore, { ringAt, live }: Alarm, wake: () => void): TabLog {
	let isStopped = false
	let cancel = () => {}
	const guarded = writes.map((name) => [
		name,
		async (...args: unknown[]) => {
			await live()
			if (isStopped) await new Promise(() => {})
			return (store[name] as (...given: unknown[]) => unknown)(...args)
		},
	])
	return {
		...(Object.fromEntries(guarded) as Omit<HostStore, 'wakeAt'>),
		wakeAt(at) {
			cancel()
			if (!isStopped) cancel = ringAt(at, wake)
		},
		stop() {
			isStopped = true
			cancel()
		},
	}
}
