const OFTEN = 2500 // milliseconds between two questions: a household has so many a minute

/** Asks again and again until told to stop, and at once when somebody comes back to the page. */
export function askAgain(ask: () => Promise<unknown>): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined
	let isStopped = false
	let isAsking = false
	const go = async () => {
		if (isStopped || isAsking) return
		clearTimeout(timer)
		isAsking = true
		await ask()
		isAsking = false
		if (!isStopped) timer = setTimeout(go, OFTEN)
	}
	const look = () => {
		if (!document.hidden) void go()
	}
	document.addEventListener('visibilitychange', look)
	void go()
	return () => {
		isStopped = true
		clearTimeout(timer)
		document.removeEventListener('visibilitychange', look)
	}
}
