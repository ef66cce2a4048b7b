import { useLoaded } from '../../../app/use-loaded.ts'
import { wordsReady } from '../../../i18n/language.ts'
import type { FinalTableProps } from '../final/final-table.tsx'

/** The final scoring, in words and numbers: nobody needs it before the end is near, so that it is loaded then. */
export async function loadFinal() {
	const scoring = await import('../final/scoring.ts')
	await wordsReady()
	return scoring
}

/** What was counted, once it has come. */
export function FinalCount(props: FinalTableProps) {
	const loaded = useLoaded(loadFinal)
	return loaded ? <loaded.FinalTable {...props} /> : null
}
