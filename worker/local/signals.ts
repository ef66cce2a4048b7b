/** Ends in order when the terminal asks for it; the runtime's own handlers would end us at once, as a failure. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.removeAllListeners(signal)
		process.once(signal, async () => {
			await stop()
			process.exit(0)
		})
	}
}
