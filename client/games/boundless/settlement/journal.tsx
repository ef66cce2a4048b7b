import './journal.css'
import { Button } from '../../../design/button.tsx'
import { Facts } from '../atlas/facts.tsx'
import { Study } from '../atlas/study.tsx'
import type { BoundlessPlay } from '../play.ts'
import { PlayedButton } from '../played/played-button.tsx'
import { boundlessWords } from '../words.en.ts'
import { Pass } from './pass.tsx'
import { sceneOf } from './scene.tsx'
import { Subjects } from './subjects.tsx'
import { useSwipe } from './use-swipe.ts'

type Props = { play: BoundlessPlay }

/** Between rounds: the map, and what the last round came to for everybody. */
export function Journal({ play }: Props) {
	const { stage, review } = play
	const swipe = useSwipe(review.turn)
	return (
		<Study
			id={stage.view.value.table.options.map}
			sceneOn={(map) => sceneOf(play, map)}
			onTouch={review.skip}
			beside={<PlayedButton play={play} />}
			tool={review.isPlayback.value && <Button onClick={review.skip}>{boundlessWords.t('skip')}</Button>}
		>
			{review.subject.value && (
				<>
					<Subjects play={play} />
					<div class="boundless-journal-page" {...swipe}>
						<Pass play={play} />
					</div>
					<Beside play={play} />
				</>
			)}
		</Study>
	)
}

/** Where there is room, the card of a centre state is there without asking. */
function Beside({ play: { review } }: Props) {
	const table = review.table.value!
	if ('state' in review.subject.value!) return null
	return (
		<div class="boundless-journal-beside">
			<Facts id={table.options.map} state={table.centre[0]!} />
		</div>
	)
}
