import './route.css'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { RegionId, StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { costs } from '../../../../shared/games/boundless/rules/price.ts'
import { shapeOf } from '../../../design/identity.ts'
import type { Point } from '../../game.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { legOf } from '../map/routes.ts'
import { stateOf } from '../names.ts'
import { doorBetween } from './door.ts'
import type { Journey } from './journey.ts'
import { inkTime, legTime } from './pace.ts'

interface RouteProps {
	map: DrawnMap
	id: MapId
	centre: readonly StateId[]
	journey: Journey
	identity: number | undefined // without one it is the best there was
}

/** A journey inked on the map: crossing by crossing, a stamp at every stop, and where neighbours cost. */
export function Route({ map, id, centre, journey: { price, picks }, identity }: RouteProps) {
	const { route, pairs } = price
	const beat = legTime(route)
	const legs = route.slice(1).map((region, index) => legOf(map, route[index]!, region) ?? '')
	const stops = stopsOf(id, route, [...centre, ...picks])
	return (
		<g
			class="boundless-route"
			data-best={identity === undefined || undefined}
			style={{ '--beat': `${beat}ms` }}
		>
			{legs.map((line, leg) => (
				<path
					key={`casing ${leg}`}
					class="boundless-route-casing"
					d={line}
					pathLength={1}
					style={{ '--leg': leg }}
				/>
			))}
			{legs.map((line, leg) => (
				<path
					key={`leg ${leg}`}
					class="boundless-route-leg"
					d={line}
					pathLength={1}
					style={{ '--leg': leg }}
				/>
			))}
			{route.map((region, index) => {
				const isStop = stops.includes(index)
				const isPick = picks.includes(stateOf(id, region))
				return (
					<Place key={`${index} ${region}`} at={map.regions[region]!.anchor} leg={index}>
						{!isStop && <circle class="boundless-route-pass" r="3.5" />}
						{isStop && !isPick && <circle class="boundless-route-centre" r="6" />}
						{isStop && isPick && <Stamp identity={identity} />}
					</Place>
				)
			})}
			{pairs.map(([one, other]) => {
				const door = doorBetween(map, id, one, other)
				return (
					door && (
						<Place key={`${one} ${other}`} at={door} leg={inkTime(route) / beat + 1}>
							<rect class="boundless-route-fine" x="-13" y="-10" width="26" height="20" rx="10" />
							<text class="boundless-route-fine-text" y="4.5">
								{costs.adjacent}
							</text>
						</Place>
					)
				)
			})}
		</g>
	)
}

/** Something of the same size on every screen, at a place of the map, when the ink has come so far. */
const Place = ({ at, leg, children }: { at: Point; leg: number; children: preact.ComponentChildren }) => (
	<g
		class="boundless-route-place"
		style={{ transform: `translate(${at.x}px,${at.y}px) scale(var(--pixel, 1))` }}
	>
		<g class="boundless-route-mark" style={{ '--leg': leg }}>
			{children}
		</g>
	</g>
)

/** A postmark, with the sign of whoever came by. */
const Stamp = ({ identity }: { identity: number | undefined }) => (
	<>
		<circle class="boundless-stamp-rim" r="12" />
		<circle class="boundless-stamp-ring" r="9.75" />
		{identity === undefined ? (
			<path class="boundless-stamp-mark" d="M-5 0l4 4 7-8" />
		) : (
			<path class="boundless-stamp-shape" d={shapeOf(identity)} fill-rule="evenodd" transform="scale(.52)" />
		)}
	</>
)

/** Where on the route a state is visited that it had to come by: each once, where it is reached first. */
function stopsOf(id: MapId, route: readonly RegionId[], states: readonly StateId[]): number[] {
	const ends = [0, route.length - 1]
	const visits = states.map((state) => route.findIndex((region) => stateOf(id, region) === state))
	return [...ends, ...visits]
}
