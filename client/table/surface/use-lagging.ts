import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import { afterPaint } from '../../app/after-paint.ts'

/** What a signal says, a frame later: for words that may follow what they are about, so that it comes at once. */
export function useLagging<Value>(source: ReadonlySignal<Value>): Value {
	const told = useSignal(source.peek())
	useSignalEffect(() => {
		void source.value
		afterPaint(() => {
			told.value = source.peek()
		})
	})
	return told.value
}
