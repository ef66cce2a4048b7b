import type { Environment } from '../../client/connection/environment.ts'
import { Clockwork } from './clockwork.ts'
import { Wire } from './wire.ts'

export interface FakeEnvironment extends Environment {
	clock: Clockwork
	wires: Wire[] // of all sockets that were ever opened
	dials: { chance: number; skew: number } // what random() gives; how far the device's clock is ahead
	frames: (() => void)[] | undefined // what waits for the next one, where a test paints; else each is painted at once
	readonly isWatched: boolean
	/** The network or the page comes or goes. */
	change(state: { hasNetwork?: boolean; isVisible?: boolean }): void
	/** The page is shown from the browser's memory, or goes on after it was frozen: no timer ran meanwhile. */
	sleep(milliseconds: number): void
}

/** Everything a connection takes from around it, in a test's hands. */
export function fakeEnvironment(clock = new Clockwork()): FakeEnvironment {
	const wires: Wire[] = []
	const watchers = new Set<(isBack?: boolean) => void>()
	const state = { hasNetwork: true, isVisible: true }
	const dials = { chance: 0.5, skew: 0 }
	const around: FakeEnvironment = {
		clock,
		wires,
		dials,
		frames: undefined,
		WebSocket: function dial() {
			const wire = new Wire()
			wires.push(wire)
			return wire.socket
		} as unknown as Environment['WebSocket'],
		now: () => clock.now + dials.skew,
		random: () => dials.chance,
		after: (milliseconds, run) => clock.after(milliseconds, run),
		afterPaint(run) {
			if (around.frames) around.frames.push(run)
			else run()
		},
		hasNetwork: () => state.hasNetwork,
		isVisible: () => state.isVisible,
		onChange(changed) {
			watchers.add(changed)
			return () => watchers.delete(changed)
		},
		get isWatched() {
			return watchers.size > 0
		},
		change(next) {
			Object.assign(state, next)
			for (const changed of watchers) changed(next.hasNetwork !== false)
		},
		sleep(milliseconds) {
			clock.now += milliseconds
			for (const changed of watchers) changed(true)
		},
	}
	return around
}
