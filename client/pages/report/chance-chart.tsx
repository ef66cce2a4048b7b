import type { Report } from '../../../shared/report/report.ts'
import { dashOf } from '../../design/identity.ts'
import { ShapeMark } from '../../design/player-shape.tsx'
import type { Player } from '../../games/game.ts'
import { percent } from '../../i18n/percent.ts'
import { nameFor, percentOf } from './told-account.ts'
import { reportWords } from './words.en.ts'

interface ChanceChartProps {
	report: Report
	players: readonly Player[]
}

const WIDTH = 320
const HEIGHT = 160
const SCALE = 34 // for the numbers at the left
const MARK = 16 // the shape at the end of a stroke
const SIGN = 9 // the radius of a turning point's number
const ROW = 2 * SIGN + 6 // and what it takes
const { t } = reportWords

/** Everybody's chance of winning after each turn, a stroke with a dash of its own, and where it turned. */
export function ChanceChart({ report: { turns, turningPoints }, players }: ChanceChartProps) {
	const rows = [turns[0]?.before ?? [], ...turns.map(({ after }) => after)]
	const x = (turn: number) => (WIDTH * turn) / Math.max(1, turns.length)
	const y = (chance: number) => HEIGHT - (HEIGHT * percentOf(chance)) / 100
	/** How many of the signs before it stand too near to stand beside: then it stands above them. */
	const rowOf = (index: number): number => {
		const place = (other: number) => x(turningPoints[other]! + 1)
		return index > 0 && place(index) - place(index - 1) < ROW ? rowOf(index - 1) + 1 : 0
	}
	const top = ROW * (1 + Math.max(0, ...turningPoints.map((_, index) => rowOf(index)))) + 6
	return (
		<figure class="report-curve">
			<svg viewBox={`${-SCALE} ${-top} ${SCALE + WIDTH + 6 + MARK} ${top + HEIGHT + 24}`} aria-hidden="true">
				{[0, 50, 100].map((percent) => (
					<g key={percent} class="report-tick">
						<path d={`M0 ${HEIGHT - (HEIGHT * percent) / 100}H${WIDTH}`} />
						<text x="-6" y={HEIGHT - (HEIGHT * percent) / 100 + 4.5}>
							{percent}
						</text>
					</g>
				))}
				<text class="report-moves" x={WIDTH} y={HEIGHT + 20}>
					{t('curve.moves', { count: turns.at(-1)?.to ?? 0 })}
				</text>
				{turningPoints.map((turn, index) => (
					<path key={turn} class="report-sign-line" d={`M${x(turn + 1)} ${-ROW * rowOf(index)}V${HEIGHT}`} />
				))}
				{turningPoints.map((turn, index) => (
					<g key={turn} class="report-sign" transform={`translate(${x(turn + 1)} ${-ROW * rowOf(index)})`}>
						<circle cy={-SIGN - 4} r={SIGN} />
						<text y={-SIGN}>{index + 1}</text>
					</g>
				))}
				{players.map(({ seat, colour }) => (
					<g key={seat} data-player={colour}>
						<path
							class="report-stroke"
							d={`M${rows.map((row, turn) => `${x(turn)} ${y(row[seat] ?? 0)}`).join('L')}`}
							stroke-dasharray={dashOf(colour)}
						/>
						<ShapeMark
							identity={colour}
							x={WIDTH + MARK / 2 + 2}
							y={y(rows.at(-1)?.[seat] ?? 0)}
							size={MARK}
						/>
					</g>
				))}
			</svg>
			<ul class="unseen">
				{players.map((player) => (
					<li key={player.seat}>
						{t('curve.text', {
							name: nameFor(player),
							chances: quarters(rows, player.seat).map(percent).join(', '),
						})}
					</li>
				))}
			</ul>
		</figure>
	)
}

/** The chance at the start and after each quarter of the game. */
const quarters = (rows: readonly (readonly number[])[], seat: number): number[] =>
	[0, 0.25, 0.5, 0.75, 1].map((part) => percentOf(rows[Math.round(part * (rows.length - 1))]?.[seat] ?? 0))
