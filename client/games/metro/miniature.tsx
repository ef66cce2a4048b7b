import './miniature.css'
import type { ComponentChildren } from 'preact'
import { ownership } from '../../../shared/games/metro/data/stations.ts'
import { departureSide } from '../../../shared/games/metro/rules/board.ts'
import { follow, type Pass, type Tracks } from '../../../shared/games/metro/rules/line.ts'
import { exitSide } from '../../../shared/games/metro/rules/tile.ts'
import { ShapeMark } from '../../design/player-shape.tsx'
import { centreOf, cornerOf, EXTENT, linePath, RIM, trackOnTile, UNIT, wagonAt } from './board/geometry.ts'

/** A game among three, in which two moves follow each other that each finish a long line. */
const position = `
	acba adbb cccc cddb bcbc adbb bbad ----
	ccda dada bbbb bbad badb aacb dada dacc
	bcbc aaaa ccda dddd baac dacc cbcb acba
	baac acba ---- ---- ---- cbaa cddb baac
	dbba acba aacb ---- ---- accd badb bcbc
	cdac ---- cbaa ---- ---- ---- dddd bbbb
	---- ---- aaaa ddbc ---- ---- baac cbcb
	---- dbcd aacb adad dbba cccc cbcb aaaa`

const moves = [
	{ cell: 20, departure: 22, points: 42 },
	{ cell: 18, departure: 6, points: 19 },
] as const

const tiles = position
	.trim()
	.split(/\s+/)
	.flatMap((code, cell) => (code.startsWith('-') ? [] : [{ cell, code }]))
const tracks: Tracks = { cells: Object.fromEntries(tiles.map(({ cell, code }) => [cell, code])), centre: {} }
const owners = ownership[3]!.flatMap((stations, seat) => stations.map((station) => ({ station, seat })))

const grid = [1, 2, 3, 4, 5, 6, 7].map((n) => `M0 ${n * UNIT}h${8 * UNIT}M${n * UNIT} 0v${8 * UNIT}`).join('')

/** Nearer to the middle by two thirds of a tile: the points stand beside the end, not upon the wagon. */
const inwards = (place: number): number => place + Math.sign(4 * UNIT - place) * 60

const laidNow = (cell: number): boolean => moves.some((move) => move.cell === cell)

const Tile = ({ cell, code }: { cell: number; code: string }) => {
	const { x, y } = cornerOf(cell)
	const rails = [0, 1, 2, 3].map((side) => trackOnTile(2 * side, 2 * exitSide(code, side) + 1)).join('')
	return (
		<g transform={`translate(${x} ${y})`}>
			<rect class="metro-miniature-tile" x="1.5" y="1.5" width={UNIT - 3} height={UNIT - 3} rx="5" />
			<path class="metro-miniature-casing" d={rails} />
			<path class="metro-miniature-rails" d={rails} />
		</g>
	)
}

const Station = ({ station, seat }: { station: number; seat: number }) => {
	const { x, y } = wagonAt(station)
	const across = departureSide[station]! % 2 === 1
	return (
		<g data-player={seat}>
			<rect
				class="metro-miniature-plaque"
				x={x - (across ? 21 : 19)}
				y={y - (across ? 19 : 21)}
				width={across ? 42 : 38}
				height={across ? 38 : 42}
				rx="9"
			/>
			<ShapeMark identity={seat} x={x} y={y} size={27} />
		</g>
	)
}

/** A line that lights up from its wagon to its end while the wagon runs it, and what it brings. */
function LitLine({ departure, points }: { departure: number; points: number }) {
	const passes: Pass[] = []
	follow(tracks, departure, passes)
	const path = linePath(departure, passes)
	const end = centreOf(passes.at(-1)!.cell)
	return (
		<g data-player={owners.find(({ station }) => station === departure)!.seat}>
			<path class="metro-miniature-glow" d={path} pathLength="1" />
			<path class="metro-miniature-line" d={path} pathLength="1" />
			<g class="metro-miniature-wagon" style={{ offsetPath: `path("${path}")` }}>
				<rect x="-19" y="-11" width="38" height="22" rx="7" />
				<path d="M-8-4h6v8h-6ZM4-4h6v8h-6Z" />
			</g>
			<g transform={`translate(${inwards(end.x)} ${inwards(end.y)})`}>
				<g class="metro-miniature-points">
					<rect x="-40" y="-27" width="80" height="54" rx="27" />
					<text y="13">+{points}</text>
				</g>
			</g>
		</g>
	)
}

/** The Central Station, a little glass hall. */
const Hall = () => (
	<g transform={`translate(${3 * UNIT} ${3 * UNIT})`} class="metro-miniature-hall">
		<rect x="4" y="4" width={2 * UNIT - 8} height={2 * UNIT - 8} rx="14" />
		<path d="M30 138V78a60 60 0 0 1 120 0v60M30 78H150M60 138V28M90 138V18M120 138V28M30 108H150" />
		<path d="M18 138H162" />
	</g>
)

const Picture = ({ moving = false, children }: { moving?: boolean; children: ComponentChildren }) => (
	<svg
		class={moving ? 'metro-miniature-moving' : 'metro-miniature-still'}
		viewBox={`${-RIM} ${-RIM} ${EXTENT} ${EXTENT}`}
		preserveAspectRatio="xMidYMid slice"
		aria-hidden="true"
	>
		{children}
	</svg>
)

/**
 * The living picture of the game; it rests on the finished position. What moves is a drawing of its own above the
 * still one, so that a frame paints a line and not the whole board.
 */
export default function Miniature() {
	const settled = tiles.filter(({ cell }) => !laidNow(cell))
	return (
		<div class="metro-miniature">
			<Picture>
				<rect
					class="metro-miniature-rim"
					x={8 - RIM}
					y={8 - RIM}
					width={EXTENT - 16}
					height={EXTENT - 16}
					rx="34"
				/>
				<rect
					class="metro-miniature-bed"
					x="-5"
					y="-5"
					width={8 * UNIT + 10}
					height={8 * UNIT + 10}
					rx="10"
				/>
				<path class="metro-miniature-grid" d={grid} />
				<Hall />
				{settled.map((tile) => (
					<Tile key={tile.cell} {...tile} />
				))}
				{owners.map((owner) => (
					<Station key={owner.station} {...owner} />
				))}
			</Picture>
			<Picture moving>
				{moves.map(({ cell, departure }, turn) => (
					<g key={departure} class={`metro-miniature-laid metro-miniature-turn-${turn}`}>
						<Tile cell={cell} code={tracks.cells[cell]!} />
					</g>
				))}
				{moves.map(({ departure, points }, turn) => (
					<g key={departure} class={`metro-miniature-turn-${turn}`}>
						<LitLine departure={departure} points={points} />
					</g>
				))}
			</Picture>
		</div>
	)
}
