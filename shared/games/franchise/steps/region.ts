import { isOneOf } from '../../../kernel/guards.ts'
import { type RegionId, regionIds } from '../data/regions.ts'
import type { Event } from '../event.ts'
import { dueRegions, scoreRegion, settleRegions } from '../rules/region.ts'
import { type Kind, played } from './kind.ts'

/** Which region scores next, where the player chooses. */
export interface ChooseRegion {
	type: 'region'
	region: RegionId
}

export const region = {
	parse: ({ region }) => (isOneOf(regionIds, region) ? { type: 'region', region } : undefined),
	refuse(table, step) {
		if (table.progress?.phase !== 'regions') return 'not-now'
		return dueRegions(table).includes(step.region) ? undefined : 'region-not-due'
	},
	perform(draft, step) {
		const events: Event[] = []
		scoreRegion(draft, step.region, events)
		settleRegions(draft, events)
		return played(draft, events)
	},
} satisfies Kind<ChooseRegion>
