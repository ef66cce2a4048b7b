const A_WHILE = 2000 // milliseconds, in browsers that do not tell when they are idle

/** Does something that nobody waits for once the page has nothing else to do. */
export const whenIdle = (work: () => void): unknown =>
	'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, A_WHILE)
