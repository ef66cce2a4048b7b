import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { Marker, TakenRoad } from '../board/considered.tsx'

/** A marker that came along its road. */
export const Development = ({ path, colour }: { path: readonly PlaceId[]; colour: number }) => (
	<g>
		<TakenRoad path={path} />
		<Marker place={path.at(-1)!} colour={colour} />
	</g>
)
