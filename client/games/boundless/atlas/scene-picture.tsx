import type { ReadonlySignal, Signal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { MapPicture } from '../map/map.tsx'
import { markStops } from '../map/mark-stops.ts'
import type { Names } from '../map/names.ts'
import { useScale } from '../map/use-pixel.ts'
import type { Loupe } from './loupe.ts'
import type { MapScene } from './scene.ts'

interface ScenePictureProps {
	map: DrawnMap
	names: ReadonlySignal<Names>
	scene: ReadonlySignal<MapScene>
	asked: ReadonlySignal<readonly StateId[]> // states that somebody asks about
	loupe: ReadonlySignal<Loupe | undefined>
	scale: Signal<number> // is told how large the map is drawn
}

/** A map with what a scene shows on it; a frame where a glass lies over it. */
export function ScenePicture({ map, names, scene, asked, loupe, scale }: ScenePictureProps) {
	const { marks, first, stops, identity, overlay } = scene.value
	const inQuestion = asked.value
	const group = useRef<SVGGElement>(null)
	const drawnAt = useScale(group)
	useLayoutEffect(() => {
		scale.value = drawnAt
	}, [scale, drawnAt])
	const marked = useMemo(() => markStops(map, stops), [map, stops.join()])
	const classOf = (state: string) =>
		[marks[state], inQuestion.includes(state) && 'boundless-is-asked'].filter(Boolean).join(' ') || undefined
	const read = loupe.value?.states ?? []
	const wanted = [...inQuestion, ...first].filter((state) => !read.includes(state))
	return (
		<g ref={group} data-player={identity}>
			<MapPicture map={marked} names={names.value} first={wanted} classOf={classOf}>
				{overlay?.()}
				{loupe.value && <rect class="boundless-loupe-frame" {...loupe.value.view} />}
			</MapPicture>
		</g>
	)
}
