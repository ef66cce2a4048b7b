import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Intent, takeIntent } from '../../app/intents.ts'
import type { Connection } from '../../connection/connection.ts'

/** Does at once what a creator came for; true while that is under way. */
export function useIntent(connection: Connection, code: string): boolean {
	const intent = useSignal<Intent | undefined>(undefined)
	const asked = useSignal(false)
	if (!asked.peek()) {
		asked.value = true
		intent.value = takeIntent(code)
	}

	useEffect(() => {
		const wanted = intent.peek()
		if (!wanted) return
		// Most come without one.
		import('../join/fulfil-intent.ts')
			.then(({ fulfilIntent }) => fulfilIntent(connection, wanted))
			.catch(console.error) // then they do it by hand
			.finally(() => {
				intent.value = undefined
			})
	}, [connection, intent])

	return intent.value !== undefined
}
