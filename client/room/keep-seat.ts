import { effect } from '@preact/signals'
import { tokenFor } from '../app/seats.ts'
import { whenIdle } from '../app/when-idle.ts'
import type { Connection } from '../connection/connection.ts'

/**
 * Some browsers clear what a page stores after a week without a visit, but not the cookies that its server sets: so the
 * server keeps our seat in one, from when we have it until we have left. Returns how to stop.
 */
export function keepSeat({ you, owns }: Connection, code: string): () => void {
	let wasHeld = false
	return effect(() => {
		const isHeld = typeof you.value === 'number' || owns.value !== null
		if (isHeld === wasHeld) return
		wasHeld = isHeld
		whenIdle(() => {
			const body = JSON.stringify({ token: tokenFor(code) })
			fetch(`/api/rooms/${code}/seat`, { method: 'POST', body }).catch(() => {})
		})
	})
}
