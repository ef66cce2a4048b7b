import { trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import { countdownText, regionsToGo } from '../gain.ts'
import type { Display } from '../play.ts'
import { aboutWords } from './words.en.ts'

const { t } = aboutWords

/** What the track is for: what closing a region brings, and how far the end is. */
export function TrackReport({ table }: Pick<Display, 'table'>) {
	const { track, stage } = table.value
	const isOver = stage === 'over'
	return (
		<>
			<h3>{t('track.title')}</h3>
			<p>
				{isOver
					? countdownText(track.length, isOver)
					: t('track.next', { count: trackPoints[track.length] ?? 0 })}
			</p>
			{!isOver && regionsToGo(track.length) > 0 && (
				<p>{t('track.left', { count: regionsToGo(track.length) })}</p>
			)}
		</>
	)
}
