import { useLoaded } from '../../app/use-loaded.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { common } from '../../i18n/common.en.ts'
import { wordsReady } from '../../i18n/language.ts'
import type { BoundlessPlay } from './play.ts'
import { Race } from './race/race.tsx'
import { isRound } from './stage.ts'
import { usePart } from './use-part.ts'

async function loadJournal() {
	const { Journal } = await import('./settlement/journal.tsx')
	await wordsReady()
	return Journal
}

/** The ring in a round; between rounds the map, with what the last one came to. */
export function Board({ play }: { play: BoundlessPlay }) {
	const Journal = useLoaded(loadJournal) // also while a round is on, so that it is there at its end
	if (usePart(play.stage, ({ table }) => isRound(table))) return <Race play={play} />
	return Journal ? <Journal play={play} /> : <WagonLoader label={common.t('loading')} />
}
