import './map-choice.css'
import { type MapId, mapIds } from '../../../../shared/games/boundless/maps/atlas.ts'
import { language } from '../../../i18n/language.ts'
import { mapOf } from '../names.ts'

/** Which map: one of two, side by side. */
export const MapChoice = ({ id, onChoose }: { id: MapId; onChoose: (id: MapId) => void }) => (
	<div class="boundless-map-choice">
		{mapIds.map((map) => (
			<button key={map} type="button" aria-pressed={map === id} onClick={() => onChoose(map)}>
				{mapOf(map).name[language.value]}
			</button>
		))}
	</div>
)
