import './map.css'
import './overlays.css'
import type { FranchiseParts } from '../play.ts'
import { AnimatedMove } from './animated-move.tsx'
import { Considered, TakenRoads } from './considered.tsx'
import { Ground } from './ground.tsx'
import { LastMove } from './last-move.tsx'
import { Lit } from './lit.tsx'
import { LitRoads } from './lit-roads.tsx'
import { Milestones } from './milestones.tsx'
import { Names } from './names-layer.tsx'
import { Pieces } from './pieces-layer.tsx'
import { RegionOutline } from './region-outline.tsx'
import { RegionPlates } from './region-plates.tsx'
import { Track } from './track.tsx'

/** The road map as it was printed. What can be used stands out of the tangle of its roads. */
export const RoadMap = ({ display }: FranchiseParts) => (
	<g class="franchise-map" data-faded={display.isOffering.value || undefined}>
		<Ground players={display.colours.value.length} />
	</g>
)

/** What is lit on it: under the places and their names, so that those stay legible. */
export const FranchiseLights = ({ stage, display, staging, reach, attention, animation }: FranchiseParts) => (
	<g class="franchise-lights">
		<Outlined staging={staging} attention={attention} animation={animation} />
		<LastMove stage={stage} display={display} animation={animation} />
		<LitRoads display={display} reach={reach} pointed={attention.pointed} />
		<TakenRoads display={display} steps={staging.steps} animation={animation} />
	</g>
)

/** What lies on the map; each part follows signals of its own. */
export const FranchiseBoard = ({ display, attention, animation }: FranchiseParts) => (
	<g class="franchise-board">
		<Lying display={display} />
		<Names players={display.colours.value.length} />
		<Aside display={display} attention={attention} animation={animation} />
	</g>
)

/** What happens there, and what is considered. */
export const FranchiseOverlay = ({
	stage,
	display,
	staging,
	reach,
	attention,
	animation,
}: FranchiseParts) => (
	<g class="franchise-overlay">
		<Lit stage={stage} display={display} staging={staging} reach={reach} pointed={attention.pointed} />
		<Considered display={display} staging={staging} sending={stage.sending} />
		<AnimatedMove colours={display.colours} animation={animation} />
	</g>
)

/** Regions that are asked about, would score, or do. */
function Outlined({
	staging: { steps, outlook },
	attention,
	animation,
}: Pick<FranchiseParts, 'staging' | 'attention' | 'animation'>) {
	const told = attention.inspected.value
	const events = steps.value.length > 0 ? (outlook.value?.events ?? []) : []
	const regions = new Set(events.flatMap((event) => (event.type === 'score' ? [event.region] : [])))
	if (told?.kind === 'region') regions.add(told.region)
	if (animation.scored.value) regions.add(animation.scored.value.region)
	return [...regions].map((region) => <RegionOutline key={region} region={region} />)
}

/** What lies beside the places. */
function Aside({
	display,
	attention,
	animation,
}: Pick<FranchiseParts, 'display' | 'attention' | 'animation'>) {
	const told = attention.inspected.value
	const table = display.table.value
	const colours = display.colours.value
	return (
		<>
			<RegionPlates table={table} colours={colours} lit={told?.kind === 'region' ? told.region : undefined} />
			<Milestones table={table} colours={colours} />
			<Track covered={table.track.length} fresh={animation.space.value} isOver={table.stage === 'over'} />
		</>
	)
}

const Lying = ({ display }: Pick<FranchiseParts, 'display'>) => (
	<Pieces table={display.table.value} colours={display.colours.value} />
)
