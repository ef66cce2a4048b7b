import './state-picture.css'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { picturesOf } from './pictures.ts'

/** A state as its card shows it; its name stands beside it. */
export function StatePicture({ map, state }: { map: MapId; state: StateId }) {
	const picture = picturesOf(map).value?.[state]
	if (!picture) return <span class="boundless-state-picture" />
	if ('flag' in picture)
		return (
			<img
				class="boundless-state-picture boundless-state-flag"
				src={picture.flag}
				alt=""
				decoding="sync"
				draggable={false}
			/>
		)
	const { x, y, width, height } = picture.box
	return (
		<svg
			class="boundless-state-picture boundless-state-outline"
			viewBox={`${x} ${y} ${width} ${height}`}
			aria-hidden="true"
		>
			<path d={picture.outline} />
		</svg>
	)
}
