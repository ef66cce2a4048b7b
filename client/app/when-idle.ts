const A_WHILE = 2000 // milliseconds after which it is done anyway

/** Does something that nobody waits for once the page has nothing else to do. */
export const whenIdle = (work: () => void): unknown =>
	'requestIdleCallback' in window
		? requestIdleCallback(work, { timeout: A_WHILE })
		: setTimeout(work, A_WHILE)
