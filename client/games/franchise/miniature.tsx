import './miniature.css'
import type { ComponentChildren } from 'preact'
import { type PlaceId, places } from '../../../shared/games/franchise/data/places.ts'
import { type RegionId, regionIds } from '../../../shared/games/franchise/data/regions.ts'
import { roads } from '../../../shared/games/franchise/data/roads.ts'
import { placeDrawings } from '../../../shared/games/franchise/drawing/places.ts'
import { regionDrawings } from '../../../shared/games/franchise/drawing/regions.ts'
import { roadCurves } from '../../../shared/games/franchise/drawing/roads.ts'
import { ShapeMark } from '../../design/player-shape.tsx'

/** The part of the map that is shown: round Chicago. */
const view = { x: 790, y: 215, width: 540, height: 371 }

/** Who is where, by slot; the two moves below fill the last slot of each of their targets. */
const pieces: { readonly [place in PlaceId]?: string } = {
	chicago: '0120312',
	detroit: '1021',
	minneapolis: '01',
	omaha: '22',
	kansascity: '303',
	stlouis: '12',
	pittsburgh: '0',
	indianapolis: '1',
	charlotte: '11',
}

/** Somebody drives up, fills the last slot, and the metropolis pays. */
const moves = [
	{ from: 'indianapolis', to: 'detroit', seat: 1, points: 2 },
	{ from: 'omaha', to: 'chicago', seat: 2, points: 3 },
] as const

const isShown = (place: PlaceId): boolean => {
	const { x, y } = placeDrawings[place]
	return (
		x > view.x - 160 && x < view.x + view.width + 160 && y > view.y - 120 && y < view.y + view.height + 160
	)
}

const pathOf = (index: number, backwards = false): string => {
	const [a, b] = roads[index]!
	const [x1, y1, x2, y2] = roadCurves[index]!
	const [from, to] = [placeDrawings[a], placeDrawings[b]]
	return backwards
		? `M${to.x} ${to.y}C${x2} ${y2} ${x1} ${y1} ${from.x} ${from.y}`
		: `M${from.x} ${from.y}C${x1} ${y1} ${x2} ${y2} ${to.x} ${to.y}`
}

/** The road that a move takes, from where it starts. */
function wayOf({ from, to }: (typeof moves)[number]): string {
	const index = roads.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from))
	return pathOf(index, roads[index]![0] !== from)
}

/** The first slot is at the top, the others follow clockwise. */
function slotAt(place: PlaceId, slot: number, slots: number): { x: number; y: number } {
	const { x, y, radius } = placeDrawings[place]
	const angle = (slot / slots) * 2 * Math.PI - Math.PI / 2
	return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
}

const Region = ({ region }: { region: RegionId }) => (
	<polygon
		class="franchise-road-map-region"
		points={regionDrawings[region].outline}
		fill={regionDrawings[region].colour}
	/>
)

const Town = ({ place }: { place: PlaceId }) => {
	const { x, y } = placeDrawings[place]
	const owner = pieces[place]
	return (
		<>
			<circle class="franchise-road-map-town" cx={x} cy={y} r="14" />
			{owner && <ShapeMark identity={Number(owner)} x={x} y={y} size={20} />}
		</>
	)
}

function Metropolis({ place, value }: { place: PlaceId; value: number }) {
	const { x, y, radius } = placeDrawings[place]
	const taken = pieces[place] ?? ''
	const arrival = moves.findIndex(({ to }) => to === place)
	return (
		<>
			<circle class="franchise-road-map-city" cx={x} cy={y} r={radius + 12} />
			<text class="franchise-road-map-value" x={x} y={y + 9}>
				{value}
			</text>
			{Array.from({ length: value }, (_, slot) => {
				const at = slotAt(place, slot, value)
				const isLast = arrival >= 0 && slot === value - 1
				return (
					<g key={slot}>
						<circle class="franchise-road-map-slot" cx={at.x} cy={at.y} r="9.5" />
						{taken[slot] !== undefined && (
							<g class={isLast ? `franchise-road-map-opened franchise-road-map-turn-${arrival}` : undefined}>
								<ShapeMark identity={Number(taken[slot])} x={at.x} y={at.y} size={17} />
							</g>
						)}
					</g>
				)
			})}
		</>
	)
}

/** A move: the road lights up behind the car, then the neon sign of the metropolis and what it pays. */
function Drive({ turn }: { turn: number }) {
	const move = moves[turn]!
	const path = wayOf(move)
	const { x, y, radius } = placeDrawings[move.to]
	return (
		<g class={`franchise-road-map-turn-${turn}`} data-player={move.seat}>
			<path class="franchise-road-map-lit" d={path} pathLength="1" />
			<g class="franchise-road-map-car" style={{ offsetPath: `path("${path}")` }}>
				<path d="M-15 6V0l5-1 5-6H5l6 6 5 1v6Z" />
				<circle cx="-8" cy="6" r="4" />
				<circle cx="9" cy="6" r="4" />
			</g>
			<circle class="franchise-road-map-neon" cx={x} cy={y} r={radius + 16} />
			<g transform={`translate(${x} ${y})`}>
				<g class="franchise-road-map-points">
					<rect x="-27" y="-19" width="54" height="38" rx="19" />
					<text y="9">+{move.points}</text>
				</g>
			</g>
		</g>
	)
}

const Picture = ({ moving = false, children }: { moving?: boolean; children: ComponentChildren }) => (
	<svg
		class={moving ? 'franchise-road-map-moving' : undefined}
		viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
		preserveAspectRatio="xMidYMid slice"
		aria-hidden="true"
	>
		{children}
	</svg>
)

/** The living picture of the game; it rests with everything opened. */
export default function Miniature() {
	return (
		<div class="franchise-road-map">
			<Picture>
				{regionIds.map((region) => (
					<Region key={region} region={region} />
				))}
				<path class="franchise-road-map-crease" d="M970 0V1000M1195 0V1000M0 405H1600" />
				{roads.map(
					([a, b, price], index) =>
						isShown(a) &&
						isShown(b) && (
							<path
								key={index}
								class={`franchise-road-map-road franchise-road-map-${price}`}
								d={pathOf(index)}
							/>
						),
				)}
				{places
					.filter(({ id }) => isShown(id))
					.map(({ id, kind, printed }) =>
						kind === 'town' ? (
							<Town key={id} place={id} />
						) : (
							<Metropolis key={id} place={id} value={printed} />
						),
					)}
			</Picture>
			<Picture moving>
				{moves.map((_, turn) => (
					<Drive key={turn} turn={turn} />
				))}
			</Picture>
		</div>
	)
}
