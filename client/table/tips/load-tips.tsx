import { useLoaded } from '../../app/use-loaded.ts'
import { wordsReady } from '../../i18n/language.ts'
import type { TableModel } from '../table-model.ts'

/** Nothing of them is loaded before something has happened; and a table goes on as well without them. */
export function LaterTips({ table }: { table: TableModel }) {
	const hasBegun = table.seen.value > 0
	const Tips = useLoaded(async () => {
		if (!hasBegun) return undefined
		const loaded = await import('./tips.tsx')
		await wordsReady()
		return loaded.Tips
	}, [hasBegun])
	return Tips ? <Tips table={table} /> : null
}
