import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import { afterPaint } from '../../app/after-paint.ts'

/** What a signal says, a frame later: for words that may follow what they are about, so that it comes at once. */
export const useLagging = <Value>(source: ReadonlySignal<Value>): Value => useLag(source).value

/** The same as a signal, for whoever hands it on. */
export function useLag<Value>(source: ReadonlySignal<Value>): ReadonlySignal<Value> {
	const told = useSignal(source.peek())
	useSignalEffect(() => {
		void source.value
		afterPaint(() => {
			told.value = source.peek()
		})
	})
	return told
}
