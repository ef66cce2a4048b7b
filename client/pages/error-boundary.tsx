import { Component, type ComponentChildren } from 'preact'

interface ErrorBoundaryProps {
	onError: (error: unknown) => void
	children: ComponentChildren
}

/** Keeps a mistake in one part from taking the page away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
	override componentDidCatch(error: unknown): void {
		console.error(error)
		this.props.onError(error)
		this.setState({}) // tells Preact that the error was dealt with
	}

	override render({ children }: ErrorBoundaryProps) {
		return children
	}
}
