import type { Event } from '../../../../shared/games/franchise/event.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import type { Tip } from '../../game.ts'
import { eventsOf } from '../events-of.ts'
import type { FranchiseParts } from '../play.ts'
import { tipWords } from './words.en.ts'

/** Of a region that scores, and of a metropolis that is evaluated: that once, with words of its own for who wins it. */
export default function tipsOf({ stage }: Pick<FranchiseParts, 'stage'>): readonly Tip[] {
	const isAmong =
		(is: (event: Event) => boolean) =>
		(entry: MoveEntry): boolean =>
			eventsOf(entry).some(is)
	return [
		{
			name: 'franchise.region',
			isDue: isAmong(({ type }) => type === 'score'),
			text: () => tipWords.t('region'),
		},
		{
			name: 'franchise.evaluated',
			isDue: isAmong((event) => event.type === 'evaluate' && event.winner === stage.view.peek().seat),
			text: () => tipWords.t('majority'),
		},
		{
			name: 'franchise.evaluated',
			isDue: isAmong(({ type }) => type === 'evaluate'),
			text: () => tipWords.t('evaluated'),
		},
	]
}
