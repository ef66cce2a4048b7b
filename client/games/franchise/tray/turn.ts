import { useLoaded } from '../../../app/use-loaded.ts'
import { wordsReady } from '../../../i18n/language.ts'

/** What a turn is put together with, and what would come of it: nobody needs it before the first one. */
async function loadTurn() {
	const [{ TurnRows }, { default: Outcome }] = await Promise.all([
		import('./turn-rows.tsx'),
		import('../outlook/outcome.tsx'),
	])
	await wordsReady()
	return { TurnRows, Outcome }
}

export const useTurn = () => useLoaded(loadTurn)
