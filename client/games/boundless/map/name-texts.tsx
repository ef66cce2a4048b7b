import { useMemo, useRef } from 'preact/hooks'
import type { DrawnMap } from './drawn-map.ts'
import type { ClassOf } from './map.tsx'
import { type About, type Names, placeNames } from './names.ts'
import { useScale } from './use-pixel.ts'

interface NameTextsProps {
	map: DrawnMap
	classOf: ClassOf | undefined
	names: Names
	first: readonly string[]
	about: About | undefined
}

/** The names of states, as many as there is room for. */
export function NameTexts({ map, classOf, names, first, about }: NameTextsProps) {
	const group = useRef<SVGGElement>(null)
	const scale = useScale(group)
	const order = first.join(' ')
	const key = JSON.stringify(about)
	const placed = useMemo(
		() => (scale > 0 ? placeNames(map, names, scale, order.split(' '), about) : []),
		[map, names, scale, order, key],
	)
	return (
		<g ref={group} class="boundless-map-names">
			{placed.map(({ state, lines, at, size }) => (
				<text key={state} class={`boundless-map-name ${classOf?.(state) ?? ''}`} font-size={size}>
					{lines.map((line, index) => (
						<tspan key={line} x={at.x} y={at.y + size * (0.35 + 1.1 * (index - (lines.length - 1) / 2))}>
							{line}
						</tspan>
					))}
				</text>
			))}
		</g>
	)
}
