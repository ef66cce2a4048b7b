import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import type { Display } from '../play.ts'
import type { Staging } from '../staging.ts'
import { legsOf } from './geometry.ts'
import { LitRoad } from './lit-roads.tsx'
import type { MoveAnimation } from './move-animation.ts'

export const TakenRoad = ({ path }: { path: readonly PlaceId[] }) => (
	<g class="franchise-development">
		<LitRoad legs={legsOf(path)} />
	</g>
)

interface TakenRoadsProps extends Pick<Staging, 'steps'> {
	display: Display
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
