import type { Chapter } from '../../games/game.ts'
import { chapterAt } from './chapters.ts'
import { replayWords } from './words.en.ts'

interface ScrubberProps {
	at: number
	count: number
	chapters: readonly Chapter[]
	go: (to: number) => void
}

/** Any moment of the game, under one finger; marks show where its parts begin. */
export const Scrubber = ({ at, count, chapters, go }: ScrubberProps) => {
	const moment = replayWords.t('moment', { move: at, count })
	const chapter = chapterAt(chapters, at)
	return (
		<div class="scrubber">
			<div class="scrubber-way">
				<input
					type="range"
					aria-label={replayWords.t('position')}
					min={0}
					max={count}
					value={at}
					aria-valuetext={chapter ? `${chapter.label}, ${moment}` : moment}
					onInput={(event) => go(Number(event.currentTarget.value))}
				/>
				{chapters.length > 0 && (
					<span class="scrubber-marks" aria-hidden="true">
						{chapters.map(({ at: begin, sign }) => (
							<i key={begin} data-reached={begin <= at} style={{ '--part': begin / Math.max(1, count) }}>
								{sign}
							</i>
						))}
					</span>
				)}
			</div>
			<output aria-label={replayWords.t('position')}>
				{chapter && <strong>{chapter.label}</strong>} {at}/{count}
			</output>
		</div>
	)
}
