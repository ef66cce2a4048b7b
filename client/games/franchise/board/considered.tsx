import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import type { FranchisePlay } from '../play.ts'
import { Badge, Ring } from './badge.tsx'
import { legsOf, pointOf, radiusOf, roadPath } from './geometry.ts'
import { Neon } from './neon.tsx'
import { RegionOutline } from './region-outline.tsx'

type Props = { play: FranchisePlay }

/** The staged turn on the map: markers, market shares, and what they will bring about. */
export function Considered({ play }: Props) {
	const { steps, outlook, stage, colour, colours } = play
	if (steps.value.length === 0) return null
	return (
		<g class={stage.sending.value ? 'considered considered-sent' : 'considered'} data-player={colour.value}>
			{outlook.value?.events.map((event) =>
				event.type === 'score' ? <RegionOutline key={event.region} region={event.region} /> : null,
			)}
			{steps.value.map((step) => {
				if (step.type === 'develop' || step.type === 'develop-again')
					return <Development key={step.type} path={step.path} colour={colour.value} />
				if (step.type === 'share') {
					const doubled = play.staged('share-again').some(({ place }) => place === step.place)
					return <Middle key={step.place} place={step.place} count={doubled ? 2 : 1} colour={colour.value} />
				}
				if (step.type === 'town') return <Marker key="town" place={step.place} colour={colour.value} />
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
							at={above(event.place, event.value)}
							text={`+${event.points}`}
							colour={Number(colours.value[event.winner])}
						/>
					</g>
				) : null,
			)}
		</g>
	)
}

const above = (place: PlaceId, value: number) => {
	const { x, y } = pointOf(place)
	return { x, y: y - radiusOf(place, value) - 6 }
}

export const Development = ({ path, colour }: { path: readonly PlaceId[]; colour: number }) => (
	<g>
		<path
			class="development-case"
			d={legsOf(path)
				.map(([from, to]) => roadPath(from, to))
				.join('')}
		/>
		<path
			class="development"
			d={legsOf(path)
				.map(([from, to]) => roadPath(from, to))
				.join('')}
		/>
		<Marker place={path.at(-1)!} colour={colour} />
	</g>
)

/** The development marker: a sign on a post, whose foot is in the place. */
export const Marker = ({ place, colour }: { place: PlaceId; colour: number }) => {
	const { x, y } = pointOf(place)
	return (
		<g class="marker" transform={`translate(${x} ${y})`} data-player={colour}>
			<path class="marker-body" d="M0 4C-9-9-17-15-17-27a17 17 0 0 1 34 0C17-15 9-9 0 4Z" />
			<ShapeMark identity={colour} x={0} y={-27} size={22} />
		</g>
	)
}

/** Market shares wait in the middle of their metropolis. */
export const Middle = ({ place, count, colour }: { place: PlaceId; count: number; colour: number }) => {
	const { x, y } = pointOf(place)
	return (
		<g class="middle" transform={`translate(${x} ${y})`} data-player={colour}>
			{Array.from({ length: count }, (_, index) => (
				<g key={index} transform={`translate(${(index - (count - 1) / 2) * 22} 0)`}>
					<circle class="middle-ground" r="14" />
					<ShapeMark identity={colour} x={0} y={0} size={21} />
				</g>
			))}
		</g>
	)
}
