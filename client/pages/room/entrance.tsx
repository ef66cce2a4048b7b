import { useSignal } from '@preact/signals'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect } from 'preact/hooks'
import { loadTable } from './parts.ts'

interface EntranceProps {
	children: (takeOver: () => void) => ComponentChildren
}

/** The way into any room; whoever takes over from another tab goes it from its beginning again. */
export function Entrance({ children }: EntranceProps) {
	const attempt = useSignal(0)
	useEffect(() => {
		void loadTable() // in parallel with connecting; whoever only joins has it for later
	}, [])
	const takeOver = () => {
		attempt.value += 1
	}
	return <Fragment key={attempt.value}>{children(takeOver)}</Fragment>
}
