import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import { afterPaint } from '../app/after-paint.ts'

/** What a signal said in the frame before: for words that may follow what they are about, so that it comes at once. */
export function useLagging<Value>(source: ReadonlySignal<Value>): Value {
	const told = useSignal(source.peek())
	useSignalEffect(() => {
		const next = source.value
		if (next !== told.peek())
			afterPaint(() => {
				told.value = next
			})
	})
	return told.value
}
