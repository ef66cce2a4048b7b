import { Component, type ComponentClass, createElement, type FunctionComponent, type VNode } from 'preact'
import { isAlike } from './is-alike.ts'

/** A drawing that is compared part by part only when one of its props is another: most of a board stays as it lies. */
export function memo<Props extends object>(Drawing: FunctionComponent<Props>): ComponentClass<Props> {
	return class extends Component<Props> {
		override shouldComponentUpdate(next: Readonly<Props>): boolean {
			return !isAlike<Readonly<Props>>(next, this.props)
		}

		// By itself, so that it follows its signals.
		override render(): VNode<Props> {
			return createElement(Drawing, this.props)
		}
	}
}
