import * as Y from 'yjs'
import type { Random } from '../../../shared/kernel/random.ts'
import type { Clockwork } from '../../support/clockwork.ts'
import { madeSubtle } from './made-crypto.ts'

type Run = () => void

/** Of the globals that pages between devices use: each is put in place, and put back. */
function put<Thing extends object>(on: Thing, made: Partial<Record<keyof Thing, unknown>>): () => void {
	const before = (Object.keys(made) as (keyof Thing)[]).map(
		(name) => [name, Object.getOwnPropertyDescriptor(on, name)] as const,
	)
	for (const [name, value] of Object.entries(made))
		Object.defineProperty(on, name, { value, configurable: true, writable: true })
	return () => {
		for (const [name, known] of before)
			if (known) Object.defineProperty(on, name, known)
			else delete on[name]
	}
}

const timersOn = (clock: Clockwork) => {
	const running = new Map<number, Run>()
	let last = 0
	const clear = (id: number) => {
		running.get(id)?.()
		running.delete(id)
	}
	const start = (run: Run, milliseconds: number, isOnce: boolean): number => {
		const id = ++last
		const again = () => {
			if (isOnce) running.delete(id)
			else running.set(id, clock.after(Math.max(1, milliseconds), again))
			run()
		}
		running.set(id, clock.after(Math.max(1, milliseconds), again))
		return id
	}
	return {
		setTimeout: (run: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) =>
			start(() => run(...args), milliseconds, true),
		setInterval: (run: Run, milliseconds = 0) => start(run, milliseconds, false),
		clearTimeout: clear,
		clearInterval: clear,
	}
}

/** Whoever steals a lock has it, and the one before is told. */
function madeLocks() {
	const held = new Map<string, (error: Error) => void>()
	return {
		request: (name: string, _: unknown, use: () => Promise<void>) =>
			new Promise<void>((resolve, fail) => {
				held.get(name)?.(new Error('stolen'))
				held.set(name, fail)
				queueMicrotask(() => void use().then(resolve))
			}),
	}
}

const madeChannel = (clock: Clockwork) =>
	class {
		readonly port1 = { onmessage: () => {}, close: () => {} }
		readonly port2 = { postMessage: () => void clock.after(1, () => this.port1.onmessage()) }
	}

/** Gone with the storm. */
function madeStorage() {
	const kept = new Map<string, string>()
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	}
}

/** Whose document writes comes first where two write at once follows from ids that Yjs draws by chance of its own. */
function nameDocuments(draw: () => number): () => void {
	Object.defineProperty(Y.Doc.prototype, 'clientID', {
		configurable: true,
		set() {
			Object.defineProperty(this, 'clientID', { value: draw(), configurable: true, writable: true })
		},
	})
	return () => Reflect.deleteProperty(Y.Doc.prototype, 'clientID')
}

/** What pages between devices take from their browser, on the storm's clock and chance. Answers how to put it back. */
export function makeBrowser(
	clock: Clockwork,
	random: Random,
	{ WebSocket, onError }: { WebSocket: unknown; onError(error: unknown): void },
): () => void {
	const draw = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)))
	const fill = (bytes: Uint8Array) => {
		bytes.set(draw(bytes.length))
		return bytes
	}
	const puts = [
		put(globalThis, {
			...timersOn(clock),
			WebSocket,
			MessageChannel: madeChannel(clock),
			localStorage: madeStorage(),
		}),
		put(Date, { now: () => Math.floor(clock.now) }),
		put(navigator, { locks: madeLocks() }),
		put(console, { error: onError }),
		put(crypto, { getRandomValues: fill }),
		put(crypto.subtle, madeSubtle(draw)),
		nameDocuments(() => random.below(2 ** 32)),
	]
	return () => {
		for (const back of puts) back()
	}
}
