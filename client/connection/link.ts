import { PING, PONG } from '../../shared/sync/frames.ts'
import { delayAfter } from './backoff.ts'
import type { Environment, Socket } from './environment.ts'
import { BACK_WITHIN, PONG_WITHIN, type Pulse, startPulse } from './pulse.ts'
import { isOver, type Status, statusOfClose } from './status.ts'

/** How long a new socket may take until everything is up to date. */
export const STEADY_WITHIN = 10_000

export interface LinkEvents {
	onOpen(): void // a new socket is open: time to say hello
	onFrame(data: string | Uint8Array): void
	onRoundTrip(milliseconds: number): void
	onStatus(status: Status): void
}

/** A way to the authority that comes back by itself after any break. It knows nothing of rooms. */
export interface Link {
	/** Into the open socket; into nothing while there is none. */
	send(data: string | Uint8Array<ArrayBuffer>): void
	/** Told by the owner once everything is up to date: failures before that count, those after start anew. */
	markSteady(): void
	/** Told by the owner where what came cannot be read: the next socket may bring better. */
	restart(): void
	retryNow(): void
	close(): void
}

export function openLink(url: string, environment: Environment, events: LinkEvents): Link {
	let socket: Socket | undefined // the one that counts, open or opening
	let isOpen = false
	let dialledAt = 0
	let pulse: Pulse | undefined // while steady
	let cancelTimer = () => {} // of the wait for a socket to get steady, or for the next one
	let failures = 0
	let wasSteady = false
	let ended: Status | undefined

	const status = (): Status => {
		if (ended) return ended
		if (pulse) return 'online'
		if (!environment.hasNetwork()) return 'offline'
		if (environment.isHostAway?.()) return 'host-away'
		return wasSteady ? 'reconnecting' : 'connecting'
	}

	const drop = () => {
		cancelTimer()
		pulse?.stop()
		pulse = undefined
		isOpen = false
		if (!socket) return
		socket.onopen = socket.onmessage = socket.onclose = null
		socket.close()
		socket = undefined
	}

	const connect = () => {
		drop()
		const mine = new environment.WebSocket(url)
		socket = mine
		dialledAt = environment.now()
		mine.binaryType = 'arraybuffer'
		mine.onopen = () => {
			isOpen = true
			events.onOpen()
		}
		mine.onmessage = ({ data }) => receive(data)
		mine.onclose = ({ code }) => {
			const final = statusOfClose(code)
			if (final) end(final)
			else retry()
		}
		cancelTimer = environment.after(STEADY_WITHIN, retry)
		events.onStatus(status())
	}

	const retry = () => {
		drop()
		cancelTimer = environment.after(delayAfter(failures, environment.random()), connect)
		failures += 1
		events.onStatus(status())
	}

	const end = (final: Status) => {
		drop()
		ended = final
		events.onStatus(final)
	}

	const receive = (data: string | ArrayBuffer) => {
		const took = pulse?.heard(data === PONG)
		if (took !== undefined) events.onRoundTrip(took)
		if (data !== PONG) events.onFrame(typeof data === 'string' ? data : new Uint8Array(data))
	}

	/** The network or the page came or went. What was dialled before the page slept will never be answered. */
	const adapt = (isBack = false) => {
		if (ended) return
		const isLate = isBack && environment.now() - dialledAt > PONG_WITHIN
		if (pulse) pulse.check(isBack ? BACK_WITHIN : PONG_WITHIN)
		else if ((!socket || isLate) && environment.hasNetwork() && environment.isVisible()) connect()
		events.onStatus(status())
	}

	const stopListening = environment.onChange(adapt)
	connect()

	return {
		send: (data) => {
			if (isOpen) socket?.send(data)
		},
		markSteady() {
			if (pulse || !isOpen) return
			cancelTimer()
			failures = 0
			wasSteady = true
			pulse = startPulse(environment, () => socket?.send(PING), connect)
			events.onStatus('online')
		},
		restart: retry,
		retryNow() {
			if (ended && isOver(ended)) return
			ended = undefined
			if (!pulse) connect()
		},
		close() {
			stopListening()
			end('closed')
		},
	}
}
