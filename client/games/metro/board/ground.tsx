import { layableCells, SIZE } from '../../../../shared/games/metro/rules/board.ts'
import { memo } from '../../../table/surface/memo.ts'
import { cornerOf, EDGE, EXTENT, RIM, UNIT } from './geometry.ts'

/** A tendril of the ironwork, in the north-western corner. */
const TENDRIL =
	'M-66 4C-70-30-62-60-36-66-16-70-6-54-14-43-21-34-34-40-30-49M4-66C-24-70-50-66-62-46-68-34-60-20-48-22-40-24-39-34-46-36M-66-14C-56-26-44-30-33-29'

const corners = [0, 90, 180, 270]
const middle = EDGE / 2

/** How the log calls columns and rows, beside the first stations of each. */
const places = Array.from({ length: SIZE }, (_, index) => [
	{ name: 'ABCDEFGH'[index]!, x: index * UNIT + 16, y: -54 },
	{ name: String(index + 1), x: -60, y: index * UNIT + 24 },
]).flat()

/** What never changes: ironwork around the rim, and the empty cells. */
export const Ground = memo(() => (
	<g class="metro-ground">
		<rect class="metro-iron" x={-RIM} y={-RIM} width={EXTENT} height={EXTENT} rx="34" />
		<rect class="metro-iron-edge" x={6 - RIM} y={6 - RIM} width={EXTENT - 12} height={EXTENT - 12} rx="29" />
		<rect class="metro-iron-bed" x="-5" y="-5" width={EDGE + 10} height={EDGE + 10} rx="9" />
		{corners.map((angle) => (
			<path
				key={angle}
				class="metro-iron-tendril"
				d={TENDRIL}
				transform={`rotate(${angle} ${middle} ${middle})`}
			/>
		))}
		{places.map(({ name, x, y }) => (
			<text key={name} class="metro-iron-text" x={x} y={y}>
				{name}
			</text>
		))}
		<path class="metro-cell" d={layableCells.map(cellPath).join('')} />
	</g>
))

function cellPath(cell: number): string {
	const { x, y } = cornerOf(cell)
	const side = UNIT - 12
	return `M${x + 6} ${y + 2}h${side}q4 0 4 4v${side}q0 4-4 4h-${side}q-4 0-4-4v-${side}q0-4 4-4Z`
}
