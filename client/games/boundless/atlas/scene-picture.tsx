import type { ReadonlySignal, Signal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { DrawnMap } from '../map/drawn-map.ts'
import { MapPicture } from '../map/map.tsx'
import { markStops } from '../map/mark-stops.ts'
import type { Names } from '../map/names.ts'
import { useScale } from '../map/use-pixel.ts'
import type { Inquiry } from './inquiry.ts'
import type { Loupe } from './loupe.ts'
import type { MapScene } from './scene.ts'

interface ScenePictureProps {
	map: DrawnMap
	names: ReadonlySignal<Names>
	scene: ReadonlySignal<MapScene>
	inquiry: Inquiry
	loupe: ReadonlySignal<Loupe | undefined>
	scale: Signal<number> // is told how large the map is drawn
}

/** A map with what a scene shows on it; a frame where a glass lies over it. */
export function ScenePicture({ map, names, scene, inquiry, loupe, scale }: ScenePictureProps) {
	const { marks, first, stops, identity, overlay } = scene.value
	const asked = inquiry.states.value
	const group = useRef<SVGGElement>(null)
	const drawnAt = useScale(group)
	useLayoutEffect(() => {
		scale.value = drawnAt
	}, [scale, drawnAt])
	const marked = useMemo(() => markStops(map, stops), [map, stops.join()])
	const classOf = (state: string) =>
		[marks[state], asked.includes(state) && 'boundless-is-asked'].filter(Boolean).join(' ') || undefined
	const read = loupe.value?.states ?? []
	const wanted = [...asked, ...first].filter((state) => !read.includes(state))
	return (
		<g ref={group} data-player={identity}>
			<MapPicture map={marked} names={names.value} first={wanted} classOf={classOf}>
				{overlay?.()}
				{loupe.value && <rect class="boundless-loupe-frame" {...loupe.value.view} />}
			</MapPicture>
		</g>
	)
}
