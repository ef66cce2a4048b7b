import { useLayoutEffect, useRef } from 'preact/hooks'
import { trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import type { Evaluation } from '../../../../shared/games/franchise/event.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import type { Point } from '../../game.ts'
import { gainText } from '../gain.ts'
import type { Display } from '../play.ts'
import { Badge } from './badge.tsx'
import { Marker, Middle } from './considered.tsx'
import { trackPoint } from './corner.ts'
import { beyond, curveOf, legsOf, pointOf, pointOn, slotAt } from './geometry.ts'
import { isOver } from './labels/arrange.ts'
import type { Labels } from './labels/labels.ts'
import { boxesOnMap, type MapLabels } from './labels/map-labels.ts'
import type { Advance, MoveAnimation } from './move-animation.ts'
import { Neon } from './neon.tsx'
import { platePoints } from './plate-points.ts'

interface AnimatedMoveProps {
	colours: Display['colours']
	animation: MoveAnimation
	labels: Labels
}

/** A turn as it happens: the marker travels, signs light up, pieces go home, a region pays, the track fills. */
export function AnimatedMove({ colours, animation, labels }: AnimatedMoveProps) {
	const colour = Number(colours.value[animation.seat.value] ?? 0)
	const travelling = animation.travelling.value
	const evaluated = animation.evaluated.value
	const leaving = animation.leaving.value
	return (
		<g class="franchise-animated-move" data-player={colour}>
			{travelling && (
				<Traveller key={travelling.join()} path={travelling} colour={colour} runners={animation.runners} />
			)}
			<Waiting frame={animation.frame} colour={colour} />
			{evaluated && !leaving && <Neon place={evaluated.place} value={evaluated.value} />}
			{evaluated && (
				<Badge
					at={beyond(evaluated.place, evaluated.value, 10)}
					text={`+${evaluated.points}`}
					colour={Number(colours.value[evaluated.winner])}
				/>
			)}
			{leaving && <Leaving evaluation={leaving} colour={Number(colours.value[leaving.winner])} />}
			<Score colours={colours} animation={animation} labels={labels} />
		</g>
	)
}

interface TravellerProps {
	path: readonly PlaceId[]
	colour: number
	runners: Set<Advance>
}

function Traveller({ path, colour, runners }: TravellerProps) {
	const marker = useRef<SVGGElement>(null)
	useLayoutEffect(() => {
		const legs = legsOf(path)
		const advance = (part: number) => {
			const along = part * legs.length
			const leg = Math.min(Math.floor(along), legs.length - 1)
			const [from, to] = legs[leg]!
			const { x, y } = pointOn(curveOf(from, to), along - leg)
			marker.current?.setAttribute('transform', `translate(${x} ${y})`)
		}
		advance(0)
		runners.add(advance)
		return () => {
			runners.delete(advance)
		}
	}, [path, runners])
	return (
		<g ref={marker} data-player={colour}>
			<circle class="franchise-traveller" r="17" />
			<ShapeMark identity={colour} x={0} y={0} size={24} />
		</g>
	)
}

/** What the turn has put down by now, and will open at its end. */
function Waiting({ frame, colour }: Pick<MoveAnimation, 'frame'> & { colour: number }) {
	const progress = frame.value?.progress
	if (!progress) return null
	return (
		<>
			{[progress.marker, progress.extra].map(
				(place) => place && <Marker key={place} place={place} colour={colour} />,
			)}
			{(Object.entries(progress.middle) as [PlaceId, number][]).map(([place, count]) => (
				<Middle key={place} place={place} count={count} colour={colour} />
			))}
		</>
	)
}

/** The scorer keeps one franchise in the metropolis; the others are on their way. */
function Leaving({
	evaluation: { place, value, winner, pieces },
	colour,
}: {
	evaluation: Evaluation
	colour: number
}) {
	const { x, y } = pointOf(place)
	const own = [...pieces].flatMap((piece, slot) => (Number(piece) === winner ? [slot] : [])).slice(1)
	return (
		<g transform={`translate(${x} ${y})`}>
			{own.map((slot) => {
				const at = slotAt(slot, value)
				return (
					<g key={slot} class="franchise-going-home">
						<ShapeMark identity={colour} x={at.x} y={at.y} size={20} />
					</g>
				)
			})}
		</g>
	)
}

const BESIDE = 30 // from the middle of a plate to what it pays
const CHIP = 29

/** Below the plate, or above it where that hides fewer names. */
function gainsAt(labels: MapLabels | undefined, region: RegionId, count: number): Point & { side: 1 | -1 } {
	const plate = labels?.plates.get(region)
	const { x, y } = plate ?? platePoints[region]
	if (!labels) return { x, y, side: 1 }
	const scale = Math.min(2.6, Math.max(0.7, 1 / labels.sight.unit))
	const size = { width: 80 * scale, height: CHIP * count * scale }
	const hidden = (side: 1 | -1) => {
		const top = side > 0 ? y + BESIDE : y - BESIDE - size.height
		const box = { x: x - size.width / 2, y: top, ...size }
		return boxesOnMap(labels).filter((other) => isOver(box, other)).length
	}
	return { x, y, side: hidden(1) <= hidden(-1) ? 1 : -1 }
}

/** What a region pays to whom, then the space of the track. */
function Score({ colours, animation, labels }: AnimatedMoveProps) {
	const event = animation.scored.value
	if (!event) return null
	const { x, y, side } = gainsAt(labels.shown.value, event.region, event.gains.length)
	const space = animation.space.value
	return (
		<g>
			<g transform={`translate(${x} ${y + side * BESIDE})`}>
				<g class="franchise-gains">
					{event.gains.map((gain, rank) => (
						<Badge
							key={gain.seat}
							at={{ x: 0, y: side > 0 ? CHIP * (rank + 0.55) : CHIP * (rank + 0.45 - event.gains.length) }}
							text={gainText(gain)}
							colour={Number(colours.value[gain.seat])}
						/>
					))}
				</g>
			</g>
			{space !== undefined && (
				<Badge
					at={{
						x: trackPoint(space, colours.value.length).x,
						y: trackPoint(space, colours.value.length).y - 34,
					}}
					text={`+${trackPoints[space]}`}
					colour={Number(colours.value[animation.seat.value])}
				/>
			)}
		</g>
	)
}
