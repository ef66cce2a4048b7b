import { isValidElement, type VNode } from 'preact'

/** What a component asks to be drawn, as far as it says so itself: what its parts draw is not asked. */
export function elementsIn(drawn: unknown): VNode<Record<string, unknown>>[] {
	if (Array.isArray(drawn)) return drawn.flatMap(elementsIn)
	if (!isValidElement(drawn)) return []
	const element = drawn as VNode<Record<string, unknown>>
	return [element, ...elementsIn(element.props.children)]
}
