import type { Event } from '../event.ts'
import { openAll } from '../rules/opening.ts'
import { settleRegions } from '../rules/region.ts'
import { refusePhase } from '../rules/turn.ts'
import { type Kind, played } from './kind.ts'

/** Phases 4 and 5, and the next player's turn unless regions wait to be chosen. */
export interface End {
	type: 'end'
}

export const end = {
	parse: () => ({ type: 'end' }),
	refuse: (table) => refusePhase(table, 'develop', 'share'),
	perform(draft) {
		const events: Event[] = []
		const progress = draft.progress!
		draft.idle = progress.marker === null ? draft.idle + 1 : 0
		openAll(draft, events)
		progress.phase = 'regions'
		settleRegions(draft, events)
		return played(draft, events)
	},
} satisfies Kind<End>
