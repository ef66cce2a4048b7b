import { openedIn } from '../before.ts'
import { eventsOf } from '../events-of.ts'
import type { FranchiseParts } from '../play.ts'
import { Ring } from './badge.tsx'
import { legsOf, roadPath } from './geometry.ts'
import { radiusAt } from './labels/label-scene.ts'
import { RegionOutline } from './region-outline.tsx'

/** The last turn stays lit, or the one that the log points at: its roads, and where it put something. */
export function LastMove({
	stage,
	display,
	animation,
}: Pick<FranchiseParts, 'stage' | 'display' | 'animation'>) {
	const entry = stage.entries.value[stage.lit.value ?? stage.entries.value.length - 1]
	if (!entry || entry[0] < 0 || animation.frame.value) return null
	const events = eventsOf(entry)
	const touched = [
		...openedIn(events),
		...events.flatMap((event) =>
			event.type === 'town' || event.type === 'assign' || event.type === 'boom' ? [event.place] : [],
		),
	]
	const roads = events.flatMap((event) =>
		event.type === 'develop' || event.type === 'develop-again' ? legsOf(event.path) : [],
	)
	const regions = events.flatMap((event) => (event.type === 'assign-region' ? [event.region] : []))
	return (
		<g
			class="franchise-last-move"
			data-player={display.colours.value[entry[0]]}
			data-asked={stage.lit.value !== undefined || undefined}
		>
			<path d={roads.map(([from, to]) => roadPath(from, to)).join('')} />
			{regions.map((region) => (
				<RegionOutline key={region} region={region} isChoice />
			))}
			{[...new Set(touched)].map((place) => (
				<Ring key={place} place={place} kind="last" radius={radiusAt(display.table.value, place)} />
			))}
		</g>
	)
}
