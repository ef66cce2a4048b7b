import './atlas-map.css'
import '../../../design/player.css'
import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { MapId } from '../../../../shared/games/boundless/maps/atlas.ts'
import type { RegionId } from '../../../../shared/games/boundless/maps/map-data.ts'
import { language } from '../../../i18n/language.ts'
import { createLens, type Lens } from '../../../table/surface/lens.ts'
import { type Drawn, Surface } from '../../../table/surface/surface.tsx'
import { boundsOf } from '../map/bounds.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { findState } from '../map/find-state.ts'
import { MapPicture } from '../map/map.tsx'
import { mapOf, namesOf } from '../names.ts'
import type { Inquiry } from './inquiry.ts'
import type { MapScene } from './scene.ts'
import { atlasWords } from './words.ts'

interface AtlasMapProps {
	id: MapId
	map: DrawnMap
	scene: ReadonlySignal<MapScene>
	inquiry: Inquiry
}

const NEAREST = 1.7 // pixels in a unit of the map: the Balkans and New England can be read
const REACH = 14 // pixels around the dot of a small state

/** A map that can be zoomed and asked, showing a scene. */
export function AtlasMap({ id, map, scene, inquiry }: AtlasMapProps) {
	const lens = useMemo(() => createLens(map.box, { nearest: NEAREST }), [map])
	const drawn = useMemo(
		(): Drawn => ({
			drawing: map.box,
			label: () => atlasWords.t('map', { map: mapOf(id).name[language.value] }),
			Board: () => <ScenePicture id={id} map={map} scene={scene} inquiry={inquiry} />,
			tap: (at) => inquiry.tap(findState(map, at, REACH / pixelsPerUnit(lens))),
		}),
		[id, map, lens, scene, inquiry],
	)
	useLooks(lens, map, scene)
	return <Surface play={drawn} lens={lens} onTouch={() => undefined} />
}

const pixelsPerUnit = (lens: Lens): number => lens.pageOf({ x: 1, y: 0 }).x - lens.pageOf({ x: 0, y: 0 }).x

/** Goes where the scene wants to be seen from. */
function useLooks(lens: Lens, map: DrawnMap, scene: ReadonlySignal<MapScene>): void {
	const look = useComputed(() => `${scene.value.key}:${scene.value.look.join(' ')}`)
	const show = (states: readonly string[]) =>
		states.length > 0 ? lens.look(boundsOf(map, states, 24)) : lens.fit()
	useSignalEffect(() => {
		void look.value
		show(scene.peek().look)
	})
	useEffect(() => show(scene.peek().look), [lens])
}

/** A state with something in its middle is named as one that is too small for its name: beside it. */
function markStops(map: DrawnMap, stops: readonly RegionId[]): DrawnMap {
	const marked = stops.map((region) => {
		const { state, anchor } = map.regions[region]!
		return [state, { ...map.states[state]!, dot: anchor }]
	})
	return { ...map, states: { ...map.states, ...Object.fromEntries(marked) } }
}

function ScenePicture({ id, map, scene, inquiry }: AtlasMapProps) {
	const { marks, first, stops, identity, overlay } = scene.value
	const asked = inquiry.states.value
	const names = useComputed(() => namesOf(id)).value
	const marked = useMemo(() => markStops(map, stops), [map, stops.join()])
	const classOf = (state: string) =>
		[marks[state], asked.includes(state) && 'is-asked'].filter(Boolean).join(' ') || undefined
	return (
		<g data-player={identity}>
			<MapPicture map={marked} names={names} first={[...asked, ...first]} classOf={classOf}>
				{overlay}
			</MapPicture>
		</g>
	)
}
