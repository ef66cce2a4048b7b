import { type ComponentChildren, Fragment, isValidElement, type VNode } from 'preact'

/** What a part of a page says, line by line, each after its elements; of components that remember nothing. */
export function outlineOf(children: ComponentChildren, within = ''): string[] {
	if (typeof children === 'string') return [`${within}: ${children}`]
	if (Array.isArray(children)) return children.flatMap((child) => outlineOf(child, within))
	if (!isValidElement(children)) return []
	const { type, props } = children as VNode<{ children?: ComponentChildren }>
	if (type === Fragment) return outlineOf(props.children, within)
	if (typeof type === 'string') return outlineOf(props.children, `${within} ${type}`.trim())
	return outlineOf((type as (given: object) => ComponentChildren)(props), within)
}
