import './journal.css'
import { Facts } from '../atlas/facts.tsx'
import { NotesButton } from '../atlas/notes-button.tsx'
import { Study } from '../atlas/study.tsx'
import { atlasWords } from '../atlas/words.en.ts'
import { type BoundlessStage, isPractice } from '../stage.ts'
import { boundlessWords } from '../words.en.ts'
import { Pass, PassInShort } from './pass.tsx'
import type { Review } from './review.ts'
import { sceneOf } from './scene.tsx'
import { Scrolled } from './scrolled.tsx'
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
			onTouch={review.take}
			tool={isPractice(stage.view.value.table) && <NotesButton map={stage.view.value.table.options.map} />}
		>
			{review.subject.value ? (
				<>
					<PassInShort stage={stage} review={review} />
					<Subjects stage={stage} review={review} />
					<div class="boundless-journal-page" {...swipe}>
						<Pass stage={stage} review={review} />
					</div>
					<Beside review={review} />
				</>
			) : (
				<Scrolled class="boundless-journal-aim">
					<p>{boundlessWords.t('aim.first')}</p>
					<p>{atlasWords.t('hint')}</p>
				</Scrolled>
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
