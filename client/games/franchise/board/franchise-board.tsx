import './map.css'
import './overlays.css'
import type { FranchisePlay } from '../play.ts'
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

type Props = { play: FranchisePlay }

/** The road map as it was printed. What can be used stands out of the tangle of its roads. */
export const RoadMap = ({ play }: Props) => (
	<g class="franchise-map" data-faded={play.isOffering.value || undefined}>
		<Ground players={play.colours.value.length} />
	</g>
)

/** What is lit on it: under the places and their names, so that those stay legible. */
export const FranchiseLights = ({ play }: Props) => (
	<g class="franchise-lights">
		<Outlined play={play} />
		<LastMove play={play} />
		<LitRoads play={play} />
		<TakenRoads play={play} />
	</g>
)

/** What lies on the map; each part follows signals of its own. */
export const FranchiseBoard = ({ play }: Props) => (
	<g class="franchise-board">
		<Lying play={play} />
		<Names players={play.colours.value.length} />
		<Aside play={play} />
	</g>
)

/** What happens there, and what is considered. */
export const FranchiseOverlay = ({ play }: Props) => (
	<g class="franchise-overlay">
		<Lit play={play} />
		<Considered play={play} />
		<AnimatedMove play={play} />
	</g>
)

/** Regions that are asked about, would score, or do. */
function Outlined({ play: { inspected, steps, outlook, animation } }: Props) {
	const told = inspected.value
	const events = steps.value.length > 0 ? (outlook.value?.events ?? []) : []
	const regions = new Set(events.flatMap((event) => (event.type === 'score' ? [event.region] : [])))
	if (told?.kind === 'region') regions.add(told.region)
	if (animation.scored.value) regions.add(animation.scored.value.region)
	return [...regions].map((region) => <RegionOutline key={region} region={region} />)
}

/** What lies beside the places. */
function Aside({ play: { displayed, colours, inspected, animation } }: Props) {
	const told = inspected.value
	const table = displayed.value
	return (
		<>
			<RegionPlates
				table={table}
				colours={colours.value}
				lit={told?.kind === 'region' ? told.region : undefined}
			/>
			<Milestones table={table} colours={colours.value} />
			<Track covered={table.track.length} fresh={animation.space.value} isOver={table.stage === 'over'} />
		</>
	)
}

const Lying = ({ play: { displayed, colours } }: Props) => (
	<Pieces table={displayed.value} colours={colours.value} />
)
