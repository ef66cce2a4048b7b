import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { regionDrawings } from '../../../../shared/games/franchise/drawing/regions.ts'
import { placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import { regionName } from '../names.ts'

/** The colour that a region has on the map, and its name for whoever cannot see that. */
export const Swatch = ({ place }: { place: PlaceId }) => {
	const { region } = placeOf(place)
	return (
		<i
			class="franchise-swatch"
			style={{ backgroundColor: regionDrawings[region].colour }}
			title={regionName(region)}
		/>
	)
}
