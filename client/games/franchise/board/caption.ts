import type { Event } from '../../../../shared/games/franchise/event.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Player } from '../../game.ts'
import { nameOf } from '../guidance.ts'
import { milestoneName, placeName, regionName } from '../names.ts'
import { franchiseWords } from '../words.en.ts'

/** What is said while an event is shown; the log says it all later. */
export function captionOf(event: Event, players: readonly Player[], seat: Seat): string | undefined {
	const called = (who: Seat) => nameOf(players, who)
	switch (event.type) {
		case 'evaluate':
			return franchiseWords.t('story.evaluate', {
				place: placeName(event.place),
				name: called(event.winner),
				count: event.points,
			})
		case 'score': {
			const [first] = event.gains
			return franchiseWords.t('story.score', {
				region: regionName(event.region),
				name: first ? called(first.seat) : franchiseWords.t('nobody'),
				who: called(seat),
				points: event.points,
			})
		}
		case 'milestone':
			return franchiseWords.t('story.milestone', {
				name: called(event.seat),
				milestone: milestoneName(event.milestone),
			})
		case 'over':
			return franchiseWords.t(`story.over.${event.why}`)
		default:
			return undefined
	}
}
