import { places } from '../../../../shared/games/franchise/data/places.ts'
import { placeDrawings } from '../../../../shared/games/franchise/drawing/places.ts'
import { isOut, isTown } from '../../../../shared/games/franchise/rules/board.ts'
import { memo } from '../../../table/surface/memo.ts'
import { radiusOf } from './geometry.ts'

/** How far a name stands from the sign of its place. */
const GAP = { above: -8, below: 19, left: -7, right: 7 }

/** What the places are called; nothing that is lit runs over it. */
export const Names = memo(({ players }: { players: number }) => (
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
