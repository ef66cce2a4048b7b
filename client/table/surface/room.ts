/** The part of an element, from its upper left corner on, that nothing lies over: its scroll padding says what does. */
export function roomIn(element: HTMLElement): { width: number; height: number } {
	const { scrollPaddingRight, scrollPaddingBottom } = getComputedStyle(element)
	return {
		width: element.clientWidth - (Number.parseFloat(scrollPaddingRight) || 0),
		height: element.clientHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
	}
}

/** How much of that room, at its foot, something lies over for now, as its scroll margin says. */
export const coveredIn = (element: HTMLElement): number =>
	Number.parseFloat(getComputedStyle(element).scrollMarginBottom) || 0
