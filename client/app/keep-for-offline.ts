import { whenIdle } from './when-idle.ts'

const A_MOMENT = 4000 // milliseconds in which a table comes, part by part: the copy must not take turns with it

/** Once the page is there and the browser idle, a copy of the whole app comes to the device. */
export function keepForOffline(): void {
	// Plain http knows no service workers; while one works on the app, a copy would be in the way.
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
	const keep = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
	addEventListener('load', () => setTimeout(whenIdle, A_MOMENT, keep))
}
