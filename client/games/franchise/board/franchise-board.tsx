import './map.css'
import './overlays.css'
import { useRef } from 'preact/hooks'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import type { FranchiseParts } from '../play.ts'
import { Ground } from './ground.tsx'
import { LastMove } from './last-move.tsx'
import { Lit } from './lit.tsx'
import { LitRoads, startTown } from './lit-roads.tsx'
import { Milestones } from './milestones.tsx'
import { Names } from './names-layer.tsx'
import { Pieces } from './pieces-layer.tsx'
import { RegionOutline } from './region-outline.tsx'
import { RegionPlates } from './region-plates.tsx'
import { RoadShields } from './shields-layer.tsx'
import { TakenRoads } from './taken-roads.tsx'
import { Track } from './track.tsx'

/** The road map as it was printed. What can be used stands out of the tangle of its roads. */
export const RoadMap = ({ stage, display, staging, attention }: FranchiseParts) => (
	<g
		class="franchise-map"
		data-faded={
			(display.isOffering.value && isRoadLit(stage.view.value.table, { staging, attention })) || undefined
		}
	>
		<Ground players={display.colours.value.length} />
	</g>
)

/** Before the turns, roads matter once a start town is looked at. */
const isRoadLit = ({ stage }: Table, about: Pick<FranchiseParts, 'staging' | 'attention'>): boolean =>
	stage === 'turns' || (stage === 'towns' && startTown(about) !== undefined)

/** What is lit on it: under the places and their names, so that those stay legible. */
export const FranchiseLights = ({ stage, display, staging, reach, attention, animation }: FranchiseParts) => (
	<g class="franchise-lights">
		<Outlined staging={staging} attention={attention} animation={animation} />
		<LastMove stage={stage} display={display} animation={animation} />
		<LitRoads stage={stage} display={display} staging={staging} reach={reach} attention={attention} />
		<TakenRoads display={display} steps={staging.steps} animation={animation} />
	</g>
)

/** What lies on the map; each part follows signals of its own. */
export const FranchiseBoard = ({ display, reach, attention, animation, labels }: FranchiseParts) => (
	<g class="franchise-board">
		<Written display={display} labels={labels} />
		<Lying display={display} />
		<Aside display={display} reach={reach} attention={attention} animation={animation} labels={labels} />
	</g>
)

/** Prices of roads while nobody chooses one, and the places' names. */
const Written = ({ display, labels }: Pick<FranchiseParts, 'display' | 'labels'>) => (
	<>
		{!(display.isOffering.value && display.table.value.stage === 'turns') && (
			<RoadShields labels={labels.shown.value} />
		)}
		<Names labels={labels.shown.value} />
	</>
)

/** What happens there, and what is considered. */
export const FranchiseOverlay = (parts: FranchiseParts) => (
	<g class="franchise-overlay">
		<Lit
			display={parts.display}
			staging={parts.staging}
			reach={parts.reach}
			attention={parts.attention}
			labels={parts.labels}
		/>
		<Choices {...parts} />
		<Telling {...parts} />
	</g>
)

/** What choices cost, and what is considered: it comes when somebody has roads to choose, or looks at something. */
function Choices(parts: FranchiseParts) {
	const { stage, display, staging, attention } = parts
	const isWanted = useRef(false)
	isWanted.current ||=
		(display.isOffering.value && stage.view.value.table.stage === 'turns') ||
		staging.steps.value.length > 0 ||
		attention.pointed.value !== undefined ||
		attention.picked.value !== undefined
	return isWanted.current ? <Chosen {...parts} /> : null
}

const loadChoosing = () => import('./choosing.tsx')

function Chosen(parts: FranchiseParts) {
	const loaded = useLoaded(loadChoosing)
	return loaded ? <loaded.Choosing {...parts} /> : null
}

const loadAnimatedMove = () => import('./animated-move.tsx')

type TellingProps = Pick<FranchiseParts, 'display' | 'animation' | 'labels'>

/** A turn as it is told; what draws it comes with the first. */
const Telling = (parts: TellingProps) => (parts.animation.frame.value ? <Animated {...parts} /> : null)

function Animated({ display, animation, labels }: TellingProps) {
	const loaded = useLoaded(loadAnimatedMove)
	return loaded ? (
		<loaded.AnimatedMove colours={display.colours} animation={animation} labels={labels} />
	) : null
}

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
	reach,
	attention,
	animation,
	labels,
}: Pick<FranchiseParts, 'display' | 'reach' | 'attention' | 'animation' | 'labels'>) {
	const told = attention.inspected.value
	const table = display.table.value
	const colours = display.colours.value
	return (
		<>
			<RegionPlates
				table={table}
				colours={colours}
				paid={labels.paid.value}
				lit={told?.kind === 'region' ? [told.region] : reach.regions.value}
				labels={labels.shown.value}
			/>
			<Milestones table={table} colours={colours} />
			<Track
				covered={table.track.length}
				fresh={animation.space.value}
				isOver={table.stage === 'over'}
				players={colours.length}
			/>
		</>
	)
}

const Lying = ({ display }: Pick<FranchiseParts, 'display'>) => (
	<Pieces table={display.table.value} colours={display.colours.value} />
)
