import './journal.css'
import { Button } from '../../../design/button.tsx'
import { Facts } from '../atlas/facts.tsx'
import { Study } from '../atlas/study.tsx'
import { PlayedButton } from '../played/played-button.tsx'
import type { BoundlessStage } from '../stage.ts'
import { boundlessWords } from '../words.en.ts'
import { Pass } from './pass.tsx'
import type { Review } from './review.ts'
import { sceneOf } from './scene.tsx'
import { Subjects } from './subjects.tsx'
import { useSwipe } from './use-swipe.ts'

export interface ReviewProps {
	stage: BoundlessStage
	review: Review
}

/** Between rounds: the map, and what the last round came to for everybody. */
export function Journal({ stage, review }: ReviewProps) {
	const swipe = useSwipe(review.turn)
	return (
		<Study
			id={stage.view.value.table.options.map}
			sceneOn={(map) => sceneOf({ stage, review }, map)}
			onTouch={review.skip}
			beside={<PlayedButton stage={stage} />}
			tool={review.isPlayback.value && <Button onClick={review.skip}>{boundlessWords.t('skip')}</Button>}
		>
			{review.subject.value && (
				<>
					<Subjects stage={stage} review={review} />
					<div class="boundless-journal-page" {...swipe}>
						<Pass stage={stage} review={review} />
					</div>
					<Beside review={review} />
				</>
			)}
		</Study>
	)
}

/** Where there is room, the card of a centre state is there without asking. */
function Beside({ review }: Pick<ReviewProps, 'review'>) {
	const table = review.table.value!
	if ('state' in review.subject.value!) return null
	return (
		<div class="boundless-journal-beside">
			<Facts id={table.options.map} state={table.centre[0]!} />
		</div>
	)
}
