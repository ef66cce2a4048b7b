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
		// Not by what comes to lie under a mouse that rests: that would open over the very first words.
		for (const call of ['pointermove', 'pointerdown', 'keydown'])
			addEventListener(call, begin, { signal: waiting.signal })
		return () => {
			waiting.abort()
			open.abort()
		}
	}, [table])
}
