/** Calls `frame` with 0 to 1 over the duration, in milliseconds; stops early when the signal aborts. */
export function animate(duration: number, frame: (part: number) => void, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		let started: number | undefined
		const next = (now: number) => {
			if (signal.aborted) return resolve()
			started ??= now
			const part = Math.min(1, (now - started) / duration)
			frame(part)
			if (part === 1) resolve()
			else requestAnimationFrame(next)
		}
		requestAnimationFrame(next)
		// In a hidden page no frame ever comes.
		signal.addEventListener('abort', () => resolve(), { once: true })
	})
}

/** Lets time pass; no longer than until the signal aborts. */
export function pause(duration: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve()
		const timer = setTimeout(resolve, duration)
		signal.addEventListener(
			'abort',
			() => {
				clearTimeout(timer)
				resolve()
			},
			{ once: true },
		)
	})
}
