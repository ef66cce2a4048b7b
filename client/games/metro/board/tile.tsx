import './board.css'
import { render } from 'preact'
import { tileCounts } from '../../../../shared/games/metro/data/tiles.ts'
import { exitSide } from '../../../../shared/games/metro/rules/tile.ts'
import { memo } from '../../../table/surface/memo.ts'
import { cornerOf, trackOnTile, UNIT } from './geometry.ts'

/** Which tracks lie under others where they cross, the lowest first. */
const DEPTHS = 'dcba'

function tracksOf(code: string): string[] {
	const sides = [0, 1, 2, 3].sort((a, b) => DEPTHS.indexOf(code[a]!) - DEPTHS.indexOf(code[b]!))
	return sides.map((side) => trackOnTile(2 * side, 2 * exitSide(code, side) + 1))
}

const TileSymbol = ({ code }: { code: string }) => (
	<symbol id={`tile-${code}`} viewBox={`0 0 ${UNIT} ${UNIT}`}>
		<rect class="metro-tile-face" x="1" y="1" width={UNIT - 2} height={UNIT - 2} rx="5" />
		{tracksOf(code).flatMap((track) =>
			['metro-tile-bed', 'metro-tile-rails', 'metro-tile-between'].map((part) => (
				<path key={part + track} class={part} d={track} />
			)),
		)}
	</symbol>
)

const TileSymbols = () => (
	<svg class="metro-tile-symbols" width="0" height="0" aria-hidden="true">
		{Object.keys(tileCounts).map((code) => (
			<TileSymbol key={code} code={code} />
		))}
	</svg>
)

// The drawings of all tiles stand once in the page; boards, trays and rules refer to them.
render(<TileSymbols />, document.body.appendChild(document.createElement('div')))

/** A tile on its cell. */
export const Tile = memo(({ code, cell }: { code: string; cell: number }) => {
	const { x, y } = cornerOf(cell)
	return <use href={`#tile-${code}`} x={x} y={y} width={UNIT} height={UNIT} />
})

/** A tile by itself, outside the board. */
export const TilePicture = ({ code, size }: { code: string; size: number }) => (
	<svg
		class="metro-tile-picture"
		viewBox={`0 0 ${UNIT} ${UNIT}`}
		width={size}
		height={size}
		aria-hidden="true"
	>
		<use href={`#tile-${code}`} width={UNIT} height={UNIT} />
	</svg>
)
