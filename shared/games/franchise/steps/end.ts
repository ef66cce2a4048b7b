import { openAll } from '../rules/opening.ts'
import { dueRegions, scoreRegion, settleRegions } from '../rules/region.ts'
import { refusePhase } from '../rules/turn.ts'
import type { StepOf } from '../step.ts'
import type { Rule } from './rule.ts'

/** Phases 4 and 5, and the next player's turn unless regions wait to be chosen. */
export const end: Rule<StepOf<'end'>> = {
	refuse: (table) => refusePhase(table, 'develop', 'share'),
	perform(draft, _, events) {
		const progress = draft.progress!
		draft.idle = progress.marker === null ? draft.idle + 1 : 0
		openAll(draft, events)
		progress.phase = 'regions'
		settleRegions(draft, events)
	},
}

/** Which of several regions scores next. */
export const region: Rule<StepOf<'region'>> = {
	refuse(table, step) {
		if (table.progress?.phase !== 'regions') return 'not-now'
		return dueRegions(table).includes(step.region) ? undefined : 'region-not-due'
	},
	perform(draft, step, events) {
		scoreRegion(draft, step.region, events)
		settleRegions(draft, events)
	},
}
