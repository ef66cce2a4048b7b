/**
 * Keeps the screen from going dark, where the browser can: it lets go whenever the page is hidden, and must be asked
 * again. Returns how to stop.
 */
export function keepAwake(): () => void {
	let lock: WakeLockSentinel | undefined
	let isOver = false
	const ask = async () => {
		if (document.hidden) return
		const given = await navigator.wakeLock?.request('screen').catch(() => undefined) // a weak battery may refuse
		if (isOver) void given?.release()
		else lock = given
	}
	void ask()
	document.addEventListener('visibilitychange', ask)
	return () => {
		isOver = true
		document.removeEventListener('visibilitychange', ask)
		void lock?.release()
	}
}
