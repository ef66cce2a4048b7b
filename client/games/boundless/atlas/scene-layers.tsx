import { type ReadonlySignal, type Signal, useComputed } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { boundsOf } from '../map/bounds.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { type ClassOf, Land } from '../map/map.tsx'
import { markStops } from '../map/mark-stops.ts'
import { NameTexts } from '../map/name-texts.tsx'
import type { Names } from '../map/names.ts'
import { useScale } from '../map/use-pixel.ts'
import type { Loupe } from './loupe.ts'
import type { MapScene } from './scene.ts'

const AIR = 24 // units around what is looked at

/** A scene as its map is drawn: in layers, so that the land stays as it lies while a journey is inked on it. */
export interface SceneLayer {
	map: DrawnMap
	names: ReadonlySignal<Names>
	scene: ReadonlySignal<MapScene>
	asked: ReadonlySignal<readonly StateId[]> // states that somebody asks about
	loupe: ReadonlySignal<Loupe | undefined>
	scale: Signal<number> // is told how large the map is drawn
}

/** Where something stands in the middle of a state, its name stands beside it; the same map while the stops are. */
function useMarked({ map, scene }: Pick<SceneLayer, 'map' | 'scene'>): DrawnMap {
	const stops = useComputed(() => scene.value.stops.join())
	return useComputed(() => {
		void stops.value
		return markStops(map, scene.peek().stops)
	}).value
}

const classesIn =
	({ marks }: MapScene, asked: readonly StateId[]): ClassOf =>
	(state) =>
		[marks[state], asked.includes(state) && 'boundless-is-asked'].filter(Boolean).join(' ') || undefined

export function SceneLand({ map, scene, asked }: SceneLayer) {
	const marked = useMarked({ map, scene })
	return <Land map={marked} classOf={classesIn(scene.value, asked.value)} identity={scene.value.identity} />
}

/** What is travelled, and a frame where a glass lies over the map. */
export function SceneRoute({ scene, loupe }: SceneLayer) {
	const { identity, overlay } = scene.value
	return (
		<g data-player={identity}>
			{overlay?.()}
			{loupe.value && <rect class="boundless-loupe-frame" {...loupe.value.view} />}
		</g>
	)
}

export function SceneNames({ map, names, scene, asked, loupe, scale }: SceneLayer) {
	const group = useRef<SVGGElement>(null)
	const drawnAt = useScale(group)
	useLayoutEffect(() => {
		scale.value = drawnAt
	}, [scale, drawnAt])
	const marked = useMarked({ map, scene })
	const read = loupe.value?.states ?? []
	const { along, fines, inked, look } = scene.value
	const within = look.length > 0 ? boundsOf(map, look, AIR) : undefined
	const wanted = [...asked.value, ...scene.value.first].filter((state) => !read.includes(state))
	return (
		<g ref={group}>
			<NameTexts
				map={marked}
				names={names.value}
				first={wanted}
				about={{
					...(along && { along }),
					...(fines && { fines }),
					...(inked && { inked }),
					...(within && { within }),
				}}
				classOf={classesIn(scene.value, asked.value)}
			/>
		</g>
	)
}
