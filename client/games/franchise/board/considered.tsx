import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import type { Point } from '../../game.ts'
import { shortTile } from '../gain.ts'
import { targetOf } from '../plan.ts'
import type { Display } from '../play.ts'
import type { FranchiseStage, Staging } from '../staging.ts'
import { Badge, Ring } from './badge.tsx'
import { Fireworks } from './fireworks.tsx'
import { beyond, boomDisc, pointOf, radiusOf, sideOf } from './geometry.ts'
import { Ghost } from './ghost.tsx'
import { isOverDisc } from './labels/arrange.ts'
import { radiusAt } from './labels/label-scene.ts'
import type { Labels } from './labels/labels.ts'
import { boxesOnMap, type MapLabels } from './labels/map-labels.ts'
import { Neon } from './neon.tsx'
import { platePoints } from './plate-points.ts'
import { RegionOutline } from './region-outline.tsx'

interface ConsideredProps {
	display: Display
	staging: Staging
	sending: FranchiseStage['sending']
	labels: Labels
}

/** The staged turn on the map: markers, market shares, and what they will bring about. */
export function Considered({ display, staging, sending, labels }: ConsideredProps) {
	const { steps, outlook, staged } = staging
	const colour = display.ownColour.value
	const table = display.table.value
	const angleAt = (place: PlaceId) => freeAngle(labels.shown.value, place, radiusAt(table, place)) ?? 0
	const isMarked = (place: PlaceId) =>
		steps.value.some((step) => step.type.startsWith('develop') && targetOf(step) === place)
	const Pin = ({ place }: { place: PlaceId }) => (
		<Marker place={place} colour={colour} radius={radiusAt(table, place)} angle={angleAt(place)} />
	)
	/** One's own choice has the strongest mark of all. */
	const Going = ({ place }: { place: PlaceId }) => (
		<>
			<Ring place={place} kind="staged" radius={radiusAt(table, place)} />
			<Pin place={place} />
		</>
	)
	if (steps.value.length === 0) return null
	return (
		<g
			class={sending.value ? 'franchise-considered franchise-considered-sent' : 'franchise-considered'}
			data-player={colour}
		>
			{steps.value.map((step) => {
				if (step.type === 'develop' || step.type === 'develop-again')
					return <Going key={step.type} place={step.path.at(-1)!} />
				if (step.type === 'share') {
					const doubled = staged('share-again').some(({ place }) => place === step.place)
					return <Middle key={step.place} place={step.place} count={doubled ? 2 : 1} colour={colour} />
				}
				if (step.type === 'town') return <Pin key="town" place={step.place} />
				if (step.type === 'boom') return <BoomMove key="boom" table={table} to={step.place} />
				if (step.type === 'assign-region')
					return (
						<g key="assign-region">
							<RegionOutline region={step.region} isChoice />
							<Badge at={platePoints[step.region]} text={shortTile(step.tile, table.seats.length)} />
						</g>
					)
				if (step.type !== 'assign') return null
				return (
					<g key="assign">
						<Ring place={step.place} kind="staged" radius={radiusAt(table, step.place)} />
						<Ghost place={step.place} value={step.value} />
					</g>
				)
			})}
			{outlook.value?.events.map((event) =>
				event.type === 'evaluate' ? (
					<g key={event.place}>
						<Neon place={event.place} value={event.value} />
						<Badge
							at={beyond(
								event.place,
								event.value,
								isMarked(event.place) ? PIN : 6,
								Math.abs(angleAt(event.place)) > 90 ? 1 : -1,
							)}
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
const HEAD = 27 // the middle of its sign, from the foot

/** The boom, on its way to where it is staged to be. */
function BoomMove({ table, to }: { table: Table; to: PlaceId }) {
	const end = boomDisc(to, radiusAt(table, to))
	const start = table.boom === null ? undefined : boomDisc(table.boom, radiusAt(table, table.boom))
	return (
		<g class="franchise-boom-move">
			{start && <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />}
			<Ring place={to} kind="staged" radius={radiusAt(table, to)} />
			<Fireworks {...end} />
		</g>
	)
}

interface MarkerProps {
	place: PlaceId
	colour: number
	radius?: number // of the place; as it is printed, unless told
	angle?: number // where it stands: 0 is above, then clockwise; where its name is not, unless told
}

/** The development marker: a sign on a post, whose foot is in the place. It hides neither its number nor its name. */
export const Marker = ({
	place,
	colour,
	radius = radiusOf(place, placeOf(place).printed),
	angle = sideOf(place) < 0 ? 0 : 180,
}: MarkerProps) => {
	const { x, y } = pointOf(place)
	const head = pointAside(angle, radius - FOOT + HEAD)
	return (
		<g class="franchise-marker" transform={`translate(${x} ${y})`} data-player={colour}>
			<path
				class="franchise-marker-body"
				transform={`rotate(${angle}) translate(0 ${FOOT - radius})`}
				d="M0 4C-9-9-17-15-17-27a17 17 0 0 1 34 0C17-15 9-9 0 4Z"
			/>
			<ShapeMark identity={colour} x={head.x} y={head.y} size={22} />
		</g>
	)
}

/** So far from a middle, in a direction. */
const pointAside = (angle: number, distance: number): Point => ({
	x: distance * Math.sin((angle * Math.PI) / 180),
	y: -distance * Math.cos((angle * Math.PI) / 180),
})

/** In which direction a marker hides the least: above its place, unless labels stand there. */
function freeAngle(labels: MapLabels | undefined, place: PlaceId, radius: number): number | undefined {
	if (!labels) return undefined
	const boxes = boxesOnMap(labels)
	const hidden = (angle: number) => {
		const { x, y } = pointAside(angle, radius - FOOT + HEAD)
		const head = { x: pointOf(place).x + x, y: pointOf(place).y + y, radius: HEAD - 7 }
		return boxes.filter((box) => isOverDisc(box, head)).length
	}
	const angles = [0, 180, 45, -45, 135, -135, 90, -90]
	return angles.find((angle) => hidden(angle) === 0) ?? angles[0]
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
