import { useEffect } from 'preact/hooks'

/** Whether nothing has the focus: what had it was taken from the page. */
const isLost = (): boolean => {
	const { activeElement, body } = document
	return activeElement === null || activeElement === body
}

/**
 * Something takes the place of what was there, and perhaps of what had the focus: then it goes on from the first of what
 * is named here, and whoever uses a keyboard need not come all the way from the top. Before anybody has touched the page
 * nothing was lost.
 */
export function useKeptFocus(selectors: string, dependencies: readonly unknown[] = []): void {
	useEffect(() => {
		if (isLost() && navigator.userActivation?.hasBeenActive)
			document.querySelector<HTMLElement>(selectors)?.focus({ preventScroll: true })
	}, dependencies)
}
