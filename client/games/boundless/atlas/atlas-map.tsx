import './atlas-map.css'
import '../../../design/player.css'
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { Surface } from '../../../table/surface/surface.tsx'
import { useLag } from '../../../table/surface/use-lagging.ts'
import { createViewport, type Viewport } from '../../../table/surface/viewport.ts'
import type { Zoomable } from '../../game.ts'
import { withProps } from '../../part.ts'
import { boundsOf } from '../map/bounds.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { findState } from '../map/find-state.ts'
import { mapName, namesOf } from '../names.ts'
import type { Inquiry } from './inquiry.ts'
import { loupeFor } from './loupe.ts'
import { LoupeGlass } from './loupe-glass.tsx'
import type { MapScene } from './scene.ts'
import { SceneLand, SceneNames, SceneRoute } from './scene-layers.tsx'
import { useExtent } from './use-extent.ts'
import { atlasWords } from './words.en.ts'

interface AtlasMapProps {
	id: MapId
	map: DrawnMap
	scene: ReadonlySignal<MapScene>
	inquiry: Inquiry
}

const NEAREST = 1.7 // pixels in a unit of the map: the Balkans and New England can be read
const REACH = 14 // pixels around the dot of a small state

/** A map that can be zoomed and asked, showing a scene. It is a large drawing: what is said about it comes a frame before. */
export function AtlasMap({ id, map, scene: newest, inquiry }: AtlasMapProps) {
	const scene = useLag(newest)
	const asked = useLag(inquiry.states)
	const frame = useRef<HTMLDivElement>(null)
	const viewport = useMemo(() => createViewport(map.box, { nearest: NEAREST }), [map])
	const onTouch = useCallback(() => () => viewport.focus(undefined), [viewport])
	const names = useComputed(() => namesOf(id))
	const extent = useExtent(frame)
	const scale = useSignal(0)
	const loupe = useComputed(() =>
		loupeFor(
			map,
			names.value,
			scene.value,
			{ ...extent.value, drawing: map.box, nearest: NEAREST },
			scale.value,
			!frame.current?.closest('[inert]'),
		),
	)
	const { Board, overlays } = useMemo(() => {
		const drawn = { map, names, scene, asked, loupe, scale }
		return {
			Board: withProps(SceneLand, drawn),
			overlays: [withProps(SceneRoute, drawn), withProps(SceneNames, drawn)],
		}
	}, [id, map, scene, asked])
	const zoom = useMemo(
		(): Zoomable => ({
			drawing: map.box,
			overlays,
			label: () => atlasWords.t('map', { map: mapName(id) }),
			tap: (at) => inquiry.tap(findState(map, at, REACH / pixelsPerUnit(viewport))),
		}),
		[id, map, viewport, inquiry, overlays],
	)
	useLooks(viewport, map, scene)
	useSignalEffect(() => {
		if (asked.value.length === 0) viewport.uncover()
	})
	return (
		<div ref={frame} class="boundless-atlas-map">
			<Surface Board={Board} zoom={zoom} viewport={viewport} onTouch={onTouch} />
			{loupe.value && (
				<LoupeGlass
					map={map}
					names={names.value}
					scene={scene.value}
					loupe={loupe.value}
					onTap={(view) => viewport.look(view)}
				/>
			)}
		</div>
	)
}

const pixelsPerUnit = (viewport: Viewport): number =>
	viewport.pageOf({ x: 1, y: 0 }).x - viewport.pageOf({ x: 0, y: 0 }).x

/** Goes where the scene wants to be seen from. */
function useLooks(viewport: Viewport, map: DrawnMap, scene: ReadonlySignal<MapScene>): void {
	const shown = useRef('')
	const look = useComputed(() => `${scene.value.key}:${scene.value.look.join(' ')}`)
	const show = () => {
		const { look: states, isAside } = scene.peek()
		if (isAside) return viewport.reveal(boundsOf(map, states, 24))
		if (shown.current === look.peek()) return // back from what was looked at beside it
		shown.current = look.peek()
		if (states.length > 0) viewport.look(boundsOf(map, states, 24))
		else viewport.fit()
	}
	useSignalEffect(() => {
		void look.value
		show()
	})
	useEffect(() => {
		shown.current = ''
		show()
	}, [viewport])
}
