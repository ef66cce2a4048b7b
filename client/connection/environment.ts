/** The part of a WebSocket that a link uses; anything that has it will do. */
export type Socket = Pick<WebSocket, 'binaryType' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>

/** Everything a connection takes from around it: in tests all of it is made up. */
export interface Environment {
	WebSocket: new (url: string) => Socket
	now(): number
	random(): number // from 0 up to 1
	/** Runs something later; returns how to call it off. */
	after(milliseconds: number, run: () => void): () => void
	/** Runs something once the next frame is on the screen, or would be if anybody looked; without it, nobody does. */
	afterPaint?(run: () => void): void
	hasNetwork(): boolean
	isVisible(): boolean
	/** In a room between devices: whether the device that keeps it is gone. */
	isHostAway?(): boolean
	/**
	 * Tells when one of these may have changed, and whether the page may just be back: from behind a locked screen, say,
	 * where sockets die without a word. Returns how to stop.
	 */
	onChange(changed: (isBack?: boolean) => void): () => void
}

/** Milliseconds after which nobody sees the next frame: a hidden page paints none. */
const UNSEEN = 100

/** A browser's; what a page has and a bare script has not is taken as present and visible. */
export const browserEnvironment = (): Environment => ({
	WebSocket: globalThis.WebSocket,
	now: () => Date.now(),
	random: () => Math.random(),
	after(milliseconds, run) {
		const timer = setTimeout(run, milliseconds)
		return () => clearTimeout(timer)
	},
	afterPaint(run) {
		if (!globalThis.requestAnimationFrame) return run()
		const frame = requestAnimationFrame(() => {
			clearTimeout(hidden)
			setTimeout(run)
		})
		const hidden = setTimeout(() => {
			cancelAnimationFrame(frame)
			run()
		}, UNSEEN)
	},
	hasNetwork: () => globalThis.navigator?.onLine !== false,
	isVisible: () => globalThis.document?.visibilityState !== 'hidden',
	onChange(changed) {
		// Every page is shown once when it is loaded; from the browser's memory of pages it comes back.
		const tell = ({ type, persisted }: Event & { persisted?: boolean }) =>
			changed(type !== 'offline' && persisted !== false)
		const sources = [
			['online', globalThis],
			['offline', globalThis],
			['pageshow', globalThis],
			['visibilitychange', globalThis.document],
			['resume', globalThis.document], // from being frozen
		] as const
		for (const [event, source] of sources) source?.addEventListener?.(event, tell)
		return () => {
			for (const [event, source] of sources) source?.removeEventListener?.(event, tell)
		}
	},
})

/** Where a room of this page's own authority is reached. */
export const addressOf = (code: string): string =>
	`${location.protocol.replace('http', 'ws')}//${location.host}/api/rooms/${code}/socket`
