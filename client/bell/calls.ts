import { signal } from '@preact/signals'
import { isKnownRoom, tokenFor } from '../app/seats.ts'
import { keep, recall } from '../app/storage.ts'
import { keepWords } from './keep-words.ts'

const KEY = 'calls'

/** The rooms that call this browser, and where they reach it. */
type Calls = Readonly<Record<string, string>>

const calls = signal<Calls>(recall<Calls>(KEY) ?? {})

/** The rooms that this page has told where we are reached. */
const told = new Set<string>()

/** Whether a room calls us here. */
export const isCalled = (code: string): boolean => code in calls.value

function note(code: string, endpoint?: string): void {
	const { [code]: _, ...others } = calls.peek()
	const known = Object.entries(others).filter(([other]) => isKnownRoom(other))
	calls.value = { ...Object.fromEntries(known), ...(endpoint !== undefined && { [code]: endpoint }) }
	keep(KEY, calls.value)
}

/** Why somebody is not called: they said no, the browser did, or somebody could not be reached. */
export type Trouble = 'denied' | 'failed'

/** Asks the browser, which asks its user; to be called by a tap, since some browsers ask for nothing else. */
export async function startCalls(code: string, key: string): Promise<Trouble | undefined> {
	if ((await Notification.requestPermission()) !== 'granted') return 'denied'
	try {
		const worker = await readyWorker()
		await keepWords()
		return (await tell(code, await subscribe(worker, key))) ? undefined : 'failed'
	} catch {
		return 'failed'
	}
}

/** Tells the room again where we are reached, which browsers change now and then: once a visit, and asking nobody. */
export async function renewCalls(code: string, key: string): Promise<void> {
	if (told.has(code)) return
	if (Notification.permission !== 'granted') return stopCalls(code)
	await tell(code, await subscribe(await readyWorker(), key)).catch(() => false)
}

export async function stopCalls(code: string): Promise<void> {
	const endpoint = calls.peek()[code]
	note(code)
	if (endpoint !== undefined) await ask(code, 'DELETE', { endpoint })
	if (Object.keys(calls.peek()).length > 0) return
	const worker = await navigator.serviceWorker.getRegistration()
	await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

/** It comes with the copy of the app, a while after the page; whoever asks for it does not wait for that. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
	await navigator.serviceWorker.register('/service-worker.js')
	return navigator.serviceWorker.ready
}

/** A browser that subscribed to another key, of a server that has changed it, subscribes anew. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
	const wish = { userVisibleOnly: true, applicationServerKey: key }
	try {
		return await pushManager.subscribe(wish)
	} catch (error) {
		const before = await pushManager.getSubscription()
		if (!before) throw error
		await before.unsubscribe()
		return pushManager.subscribe(wish)
	}
}

async function tell(code: string, subscription: PushSubscription): Promise<boolean> {
	told.add(code)
	const { endpoint, keys } = subscription.toJSON()
	const isTold = await ask(code, 'POST', { subscription: { endpoint, keys } })
	note(code, isTold ? endpoint : undefined)
	return isTold
}

const ask = async (code: string, method: 'POST' | 'DELETE', more: object): Promise<boolean> => {
	const body = JSON.stringify({ token: tokenFor(code), ...more })
	const answer = await fetch(`/api/rooms/${code}/push`, { method, body }).catch(() => undefined)
	return answer?.ok === true
}
