import type { Event } from '../event.ts'
import { finishGame } from '../rules/final-score.ts'
import { type Kind, played } from './kind.ts'

/** All stop playing: the final scoring counts as at any end, and what has not scored until then brings nothing. */
export interface Conclude {
	type: 'conclude'
}

export const conclude = {
	parse: () => ({ type: 'conclude' }),
	refuse: ({ stage }) => (stage === 'over' ? 'not-your-turn' : undefined),
	perform(draft) {
		const events: Event[] = []
		finishGame(draft, 'agreed', events)
		draft.progress = null
		return played(draft, events)
	},
} satisfies Kind<Conclude>
