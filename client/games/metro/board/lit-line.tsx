import { isCentral } from '../../../../shared/games/metro/rules/board.ts'
import { CENTRE, type Pass, UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import type { Box, Point } from '../../game.ts'
import type { MetroParts } from '../play.ts'
import { Badge } from './badge.tsx'
import { apart, pixelIn, type Told } from './badges.ts'
import { headOf, linePath } from './geometry.ts'
import { Head } from './lines.tsx'

const CLEAR = 24 // pixels

interface LitLineProps {
	line: Line
	colour: number
	before?: number // tiles it had without the tile in question: the rest is new
	isUntold?: boolean // what it would bring is of no interest
}

/** How many passes so many tiles are: those over the Central Station do not count. */
function passesOf(passes: readonly Pass[], tiles: number): number {
	let left = tiles
	return passes.findIndex(({ cell }) => !isCentral(cell) && left-- === 0)
}

/** From the end of a line to where its points are told: clear of the terminus, back over the line or into the hall. */
function badgeAside(end: number, heading: number): Point {
	const way = (end === CENTRE ? 1 : -1) * CLEAR
	const angle = (heading * Math.PI) / 180
	return { x: 1.5 * way * Math.sin(angle), y: -way * Math.cos(angle) }
}

/** A line that is talked about: it glows from its wagon to its end, and says what it is worth. */
export function LitLine({ line, colour, before, isUntold = false }: LitLineProps) {
	const path = linePath(line.departure, line.passes)
	const fresh =
		before === undefined ? '' : linePath(line.departure, line.passes, passesOf(line.passes, before))
	return (
		<g class="metro-lit" data-player={colour}>
			<path class="metro-lit-halo" d={path} />
			<path class="metro-lit-case" d={path} />
			<path class="metro-lit-core" d={path} />
			{fresh !== '' && <path class="metro-lit-fresh" d={fresh} />}
			{line.end === UNFINISHED && <Head {...headOf(line.departure, line.passes)} colour={colour} mine />}
			{!isUntold && worthOf({ line, colour }).map((told) => <Worth key="worth" told={told} />)}
		</g>
	)
}

/** What a finished line brings, at its end. */
function worthOf({ line, colour }: Pick<LitLineProps, 'line' | 'colour'>): Told[] {
	if (line.end === UNFINISHED) return []
	const end = headOf(line.departure, line.passes)
	return [{ at: end, aside: badgeAside(line.end, end.angle), colour, points: line.points }]
}

const Worth = ({ told: { points, ...place } }: { told: Told }) => <Badge {...place} text={`+${points}`} />

interface LitLinesProps {
	lines: readonly LitLineProps[]
	sight: MetroParts['sight']
	tile?: Box
}

/** Lines that are talked about together: what they bring stands above all of them, beside the tile that does it. */
export const LitLines = ({ lines, sight, tile }: LitLinesProps) => (
	<>
		{lines.map((line) => (
			<LitLine key={line.line.departure} {...line} isUntold />
		))}
		{apart(lines.flatMap(worthOf), pixelIn(sight.value), tile).map((told) => (
			<Worth key={`${told.colour} ${told.at.x} ${told.at.y}`} told={told} />
		))}
	</>
)
