import { useLoaded } from '../../app/use-loaded.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { common } from '../../i18n/common.en.ts'
import { wordsReady } from '../../i18n/language.ts'
import { Race, type RaceProps } from './race/race.tsx'
import type { Review } from './settlement/review.ts'
import { isRound } from './stage.ts'
import { usePart } from './use-part.ts'

async function loadJournal() {
	const { Journal } = await import('./settlement/journal.tsx')
	await wordsReady()
	return Journal
}

/** The ring in a round; between rounds the map, with what the last one came to. */
export function Board({ review, ...race }: Omit<RaceProps, 'isHeld' | 'onSkip'> & { review: Review }) {
	const Journal = useLoaded(loadJournal) // also while a round is on, so that it is there at its end
	if (usePart(race.stage, ({ table }) => isRound(table)) || review.isHeld.value)
		return <Race {...race} isHeld={review.isHeld} onSkip={review.skip} />
	return Journal ? (
		<Journal stage={race.stage} review={review} />
	) : (
		<WagonLoader label={common.t('loading')} />
	)
}
