import type { Explanation } from '../../games/game.ts'

export interface Place {
	x: number
	y: number
}

/** Something on the page that says what it means. */
export interface ExplainedSign {
	element: Element
	box: DOMRect
	text: string
}

const SLACK = 3 // pixels around a sign that belong to it

/** The part of the table that something belongs to: its bar, its players, its board, its dock. */
export const partOf = (element: Element | null): Element | null => element?.closest('main > *') ?? null

const contains = ({ left, right, top, bottom }: DOMRect, { x, y }: Place): boolean =>
	x >= left - SLACK && x <= right + SLACK && y >= top - SLACK && y <= bottom + SLACK

const explain = (element: Element, tell: Explanation[1]): ExplainedSign | undefined => {
	const text = tell(element)
	return text ? { element, box: element.getBoundingClientRect(), text } : undefined
}

/**
 * What lies at a place of the page: the smallest sign around it. Much of a board answers no pointer, and is found by
 * where it is drawn; elsewhere what lies under something else is not spoken of.
 */
export function signAt(explanations: readonly Explanation[], place: Place): ExplainedSign | undefined {
	const met = document.elementFromPoint(place.x, place.y)
	const part = partOf(met)
	if (!met || !part) return undefined
	const isDrawn = met.closest('.surface, .table-board') !== null
	const found = explanations
		.flatMap(([selector, tell]) => [...part.querySelectorAll(selector)].map((element) => ({ element, tell })))
		.filter(({ element }) => isDrawn || element.contains(met) || met.contains(element))
		.map((sign) => ({ ...sign, box: sign.element.getBoundingClientRect() }))
		.filter(({ box }) => box.width > 0 && contains(box, place))
		.sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height)
	for (const { element, tell } of found) {
		const sign = explain(element, tell)
		if (sign) return sign
	}
	return undefined
}

/** What an element is or has in it. */
export function signsIn(explanations: readonly Explanation[], within: Element): ExplainedSign[] {
	return explanations.flatMap(([selector, tell]) =>
		[...(within.matches(selector) ? [within] : []), ...within.querySelectorAll(selector)].flatMap(
			(element) => explain(element, tell) ?? [],
		),
	)
}
