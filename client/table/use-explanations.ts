import { useEffect } from 'preact/hooks'
import type { TableModel } from './table-model.ts'

/** Whatever a hand rests on says what it means; what it takes to tell comes with the first hand. */
export function useExplanations(table: TableModel): void {
	useEffect(() => {
		const open = new AbortController()
		const waiting = new AbortController()
		const begin = async (event: Event) => {
			waiting.abort()
			const lifted = new AbortController() // a finger, while what it takes was loaded: it has not been held
			addEventListener('pointerup', () => lifted.abort(), { once: true })
			const { explainSigns } = await import('./explanations/explain-signs.ts')
			await explainSigns(table, event, open.signal, lifted.signal)
		}
		for (const call of ['pointerover', 'keydown']) addEventListener(call, begin, { signal: waiting.signal })
		return () => {
			waiting.abort()
			open.abort()
		}
	}, [table])
}
