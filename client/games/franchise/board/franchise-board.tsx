import './map.css'
import './overlays.css'
import type { FranchisePlay } from '../play.ts'
import { Considered } from './considered.tsx'
import { Ground } from './ground.tsx'
import { LastMove } from './last-move.tsx'
import { Lit } from './lit.tsx'
import { LitRoads } from './lit-roads.tsx'
import { Milestones } from './milestones.tsx'
import { Names } from './names-layer.tsx'
import { Performed } from './performed.tsx'
import { Pieces } from './pieces-layer.tsx'
import { RegionOutline } from './region-outline.tsx'
import { RegionPlates } from './region-plates.tsx'
import { Track } from './track.tsx'

type Props = { play: FranchisePlay }

/** The road map, and on it what happens and what is considered; each layer follows signals of its own. */
export const FranchiseBoard = ({ play }: Props) => (
	<g class="franchise-map">
		<g class="surface-layer">
			<Ground players={play.view.value.table.seats.length} />
		</g>
		<Outlined play={play} />
		<LastMove play={play} />
		<LitRoads play={play} />
		<Lying play={play} />
		<Names players={play.view.value.table.seats.length} />
		<Aside play={play} />
		<g class="surface-layer">
			<Lit play={play} />
			<Considered play={play} />
			<Performed play={play} />
		</g>
	</g>
)

/** Regions that are asked about, would score, or do: under the names, so that those stay legible. */
function Outlined({ play: { inspected, steps, outlook, performance } }: Props) {
	const told = inspected.value
	const events = steps.value.length > 0 ? (outlook.value?.events ?? []) : []
	const regions = new Set(events.flatMap((event) => (event.type === 'score' ? [event.region] : [])))
	if (told?.kind === 'region') regions.add(told.region)
	if (performance.scored.value) regions.add(performance.scored.value.region)
	return [...regions].map((region) => <RegionOutline key={region} region={region} />)
}

/** What lies beside the places. */
function Aside({ play: { displayed, colours, inspected, performance } }: Props) {
	const told = inspected.value
	const table = displayed.value
	return (
		<>
			<RegionPlates
				table={table}
				colours={colours.value}
				lit={told?.kind === 'region' ? told.region : undefined}
			/>
			<Milestones milestones={table.milestones} colours={colours.value} />
			<Track covered={table.track.length} fresh={performance.space.value} isOver={table.stage === 'over'} />
		</>
	)
}

const Lying = ({ play: { displayed, colours } }: Props) => (
	<Pieces table={displayed.value} colours={colours.value} />
)
