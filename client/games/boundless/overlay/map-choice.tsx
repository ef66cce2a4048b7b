import './map-choice.css'
import { type MapId, mapIds } from '../../../../shared/games/boundless/data/atlas.ts'
import { mapName } from '../names.ts'

/** Which map: all of them, side by side. */
export const MapChoice = ({ id, onChoose }: { id: MapId; onChoose: (id: MapId) => void }) => (
	<div class="boundless-map-choice">
		{mapIds.map((map) => (
			<button key={map} type="button" aria-pressed={map === id} onClick={() => onChoose(map)}>
				{mapName(map)}
			</button>
		))}
	</div>
)
