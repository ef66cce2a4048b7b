import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { targetOf } from '../plan.ts'
import type { Display } from '../play.ts'
import type { FranchiseStage, Staging } from '../staging.ts'
import { Badge, Ring } from './badge.tsx'
import { beyond, legsOf, pointOf, roadPath, sideOf } from './geometry.ts'
import type { MoveAnimation } from './move-animation.ts'
import { Neon } from './neon.tsx'

interface ConsideredProps {
	display: Display
	staging: Staging
	sending: FranchiseStage['sending']
}

/** The staged turn on the map: markers, market shares, and what they will bring about. */
export function Considered({ display, staging, sending }: ConsideredProps) {
	const { steps, outlook, staged } = staging
	const colour = display.ownColour.value
	const isMarked = (place: PlaceId) =>
		steps.value.some((step) => step.type.startsWith('develop') && targetOf(step) === place)
	if (steps.value.length === 0) return null
	return (
		<g
			class={sending.value ? 'franchise-considered franchise-considered-sent' : 'franchise-considered'}
			data-player={colour}
		>
			{steps.value.map((step) => {
				if (step.type === 'develop' || step.type === 'develop-again')
					return <Marker key={step.type} place={step.path.at(-1)!} colour={colour} />
				if (step.type === 'share') {
					const doubled = staged('share-again').some(({ place }) => place === step.place)
					return <Middle key={step.place} place={step.place} count={doubled ? 2 : 1} colour={colour} />
				}
				if (step.type === 'town') return <Marker key="town" place={step.place} colour={colour} />
				if (step.type === 'boom') return <Ring key="boom" place={step.place} kind="staged" />
				if (step.type !== 'assign') return null
				return (
					<g key="assign">
						<Ring place={step.place} kind="staged" />
						<Badge at={pointOf(step.place)} text={`${step.value}`} />
					</g>
				)
			})}
			{outlook.value?.events.map((event) =>
				event.type === 'evaluate' ? (
					<g key={event.place}>
						<Neon place={event.place} value={event.value} />
						<Badge
							at={beyond(event.place, event.value, isMarked(event.place) ? PIN : 6)}
							text={`+${event.points}`}
							colour={Number(display.colours.value[event.winner])}
						/>
					</g>
				) : null,
			)}
		</g>
	)
}

const PIN = 54 // the height of a marker, and of what stands beyond it
const FOOT = 8 // how far it reaches into its place

export function TakenRoad({ path }: { path: readonly PlaceId[] }) {
	const line = legsOf(path)
		.map(([from, to]) => roadPath(from, to))
		.join('')
	return (
		<>
			<path class="franchise-development-case" d={line} />
			<path class="franchise-development" d={line} />
		</>
	)
}

interface TakenRoadsProps extends Pick<ConsideredProps, 'display'>, Pick<Staging, 'steps'> {
	animation: MoveAnimation
}

/** The roads of the staged turn, and of a marker on its way: under the places, whose numbers they would hide. */
export function TakenRoads({ display, steps, animation }: TakenRoadsProps) {
	const travelling = animation.travelling.value
	const staged = steps.value.flatMap((step) => ('path' in step ? [step.path] : []))
	return (
		<g data-player={travelling ? display.colours.value[animation.seat.value] : display.ownColour.value}>
			{(travelling ? [travelling] : staged).map((path, index) => (
				<TakenRoad key={index} path={path} />
			))}
		</g>
	)
}

/** The development marker: a sign on a post, whose foot is in the place. It hides neither its number nor its name. */
export const Marker = ({ place, colour }: { place: PlaceId; colour: number }) => {
	const { x, y } = beyond(place, placeOf(place).printed, -FOOT)
	const side = sideOf(place)
	return (
		<g class="franchise-marker" transform={`translate(${x} ${y})`} data-player={colour}>
			<path
				class="franchise-marker-body"
				transform={`scale(1 ${-side})`}
				d="M0 4C-9-9-17-15-17-27a17 17 0 0 1 34 0C17-15 9-9 0 4Z"
			/>
			<ShapeMark identity={colour} x={0} y={27 * side} size={22} />
		</g>
	)
}

/** Market shares wait in the middle of their metropolis. */
export const Middle = ({ place, count, colour }: { place: PlaceId; count: number; colour: number }) => {
	const { x, y } = pointOf(place)
	return (
		<g class="franchise-middle" transform={`translate(${x} ${y})`} data-player={colour}>
			{Array.from({ length: count }, (_, index) => (
				<g key={index} transform={`translate(${(index - (count - 1) / 2) * 22} 0)`}>
					<circle class="franchise-middle-ground" r="14" />
					<ShapeMark identity={colour} x={0} y={0} size={21} />
				</g>
			))}
		</g>
	)
}
