import './loupe-glass.css'
import { useMemo } from 'preact/hooks'
import type { Box } from '../../game.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { WorldMap } from '../map/map.tsx'
import { markStops } from '../map/mark-stops.ts'
import type { Names } from '../map/names.ts'
import type { Loupe } from './loupe.ts'
import type { MapScene } from './scene.ts'
import { atlasWords } from './words.en.ts'

interface LoupeGlassProps {
	map: DrawnMap
	names: Names
	scene: MapScene
	loupe: Loupe
	onTap: (view: Box) => void
}

/** The crowded part of a route, large; a tap brings the map itself there. */
export function LoupeGlass({ map, names, scene, loupe: { view, glass, states }, onTap }: LoupeGlassProps) {
	const { stops, first, along, fines, inked, marks, identity, overlay } = scene
	// A sheet of its own: its names stay on it.
	const sheet = useMemo(
		() => ({ ...markStops(map, stops), id: `${map.id}-near`, box: view }),
		[map, stops.join(), JSON.stringify(view)],
	)
	const { x, y, width, height } = glass
	return (
		<button
			type="button"
			class="boundless-loupe"
			data-player={identity}
			style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
			onClick={() => onTap(view)}
		>
			<WorldMap
				map={sheet}
				label={atlasWords.t('loupe', { states: states.map((state) => names[state]).join(', ') })}
				names={names}
				first={first.filter((state) => isOn(sheet, state))}
				about={{ ...(along && { along }), ...(fines && { fines }), ...(inked && { inked }) }}
				classOf={(state) => marks[state]}
			>
				{overlay?.()}
			</WorldMap>
		</button>
	)
}

/** Whether the place of a state's name is on the sheet. */
function isOn({ states, box }: DrawnMap, state: string): boolean {
	const { x, y } = states[state]!.dot ?? states[state]!.label
	return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}
