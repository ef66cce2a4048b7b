/**
 * The Back button of a phone closes what lies over the page before it leaves the page. However much is open,
 * one entry of the history stands for it; it goes when the last of it is closed in another way.
 */
const open: (() => void)[] = [] // how to close each, the topmost last
let isLeaving = false // our own step back is under way
let address = '' // of the page below

const standsOnEntry = (): boolean => history.state?.isOver === true

function adapt(): void {
	if (isLeaving) return
	if (open.length > 0 && !standsOnEntry()) {
		address = location.href
		history.pushState({ isOver: true }, '')
	} else if (open.length === 0 && standsOnEntry()) {
		isLeaving = true
		history.back()
	}
}

// One sheet often makes way for another: what counts is what is open after that.
const adaptSoon = () => setTimeout(adapt)

function followHistory(): void {
	if (isLeaving) isLeaving = false
	else if (!standsOnEntry() && location.href === address) open.at(-1)?.()
	adaptSoon()
}

let isFollowing = false

/** Something has opened; answers how to say that it has closed. */
export function closeOnBack(close: () => void): () => void {
	if (!isFollowing) addEventListener('popstate', followHistory)
	isFollowing = true
	open.push(close)
	adaptSoon()
	return () => {
		open.splice(open.lastIndexOf(close), 1)
		adaptSoon()
	}
}
