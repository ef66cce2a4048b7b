import { places } from '../../../../shared/games/franchise/data/places.ts'
import { placeDrawings } from '../../../../shared/games/franchise/drawing/places.ts'
import { isOut, isTown } from '../../../../shared/games/franchise/rules/board.ts'
import { memo } from '../../../table/surface/memo.ts'
import { radiusOf } from './geometry.ts'
import { isFolded, LINE, linesOf, nameSize } from './labels/label-sizes.ts'
import type { MapLabels } from './labels/map-labels.ts'

/** How far a name stands from the sign of its place. */
const GAP = { above: -8, below: 19, left: -7, right: 7 }

/** What the places are called, as a map would print it: where nothing else stands on it. */
export const PrintedNames = memo(({ players }: { players: number }) => (
	<g class="franchise-place-names">
		{places.map(({ id, printed }) => {
			const { name, label, x, y } = placeDrawings[id]
			const radius = radiusOf(id, printed)
			const beside = label === 'left' || label === 'right'
			const sign = label === 'above' || label === 'left' ? -1 : 1
			return (
				<text
					key={id}
					class={isTown(id) ? 'franchise-place-name franchise-place-name-town' : 'franchise-place-name'}
					data-blocked={isOut(id, players) || undefined}
					text-anchor={beside ? (label === 'left' ? 'end' : 'start') : 'middle'}
					x={beside ? x + sign * radius + GAP[label] : x}
					y={beside ? y + 6 : y + sign * radius + GAP[label]}
				>
					{name}
				</text>
			)
		})}
	</g>
))

/** What the places are called, where there is room for it; nothing that is lit runs over it. */
export const Names = ({ labels }: { labels: MapLabels | undefined }) => (
	<g class="franchise-place-names">
		{labels &&
			[...labels.names].map(([place, { x, y, scale, box }]) => {
				const size = nameSize(place, 1 / scale) * scale
				const { name } = placeDrawings[place]
				const lines = isFolded(box, size / scale) ? linesOf(name) : [name]
				const first = y + size / 4 - ((lines.length - 1) * LINE * size) / 2
				return (
					<text
						key={place}
						class={isTown(place) ? 'franchise-place-name franchise-place-name-town' : 'franchise-place-name'}
						data-place={place}
						data-target={labels.targets.has(place) || undefined}
						text-anchor="middle"
						style={`font-size:${rounded(size)}px;stroke-width:${rounded(3 * scale)}`}
						x={rounded(x)}
						y={rounded(first)}
					>
						{lines[0]}
						{lines[1] && (
							<tspan x={rounded(x)} dy={rounded(LINE * size)}>
								{lines[1]}
							</tspan>
						)}
					</text>
				)
			})}
	</g>
)

const rounded = (value: number): number => Math.round(value * 10) / 10
