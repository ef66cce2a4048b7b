import { dashOf } from '../../design/identity.ts'
import { ShapeMark } from '../../design/player-shape.tsx'
import type { Result } from './standing.ts'
import { resultWords } from './words.en.ts'

interface ChartProps {
	title: string
	standing: Result
	progress: readonly (readonly number[])[] // every seat's score after each move
}

const WIDTH = 320
const HEIGHT = 150
const MARK = 16 // the shape at the end of a stroke
const { t } = resultWords

/** How the points grew, a stroke for each player with a dash of its own. */
export function Chart({ title, standing: { players }, progress }: ChartProps) {
	const scores = progress.flat()
	const top = Math.max(1, ...scores)
	const bottom = Math.min(0, ...scores)
	const x = (move: number) => (WIDTH * move) / Math.max(1, progress.length - 1)
	const y = (score: number) => HEIGHT - (HEIGHT * (score - bottom)) / (top - bottom)
	const ends = players.map(({ place }) => y(progress.at(-1)?.[place] ?? 0))
	return (
		<figure class="chart">
			<figcaption>{title}</figcaption>
			<svg viewBox={`-2 -12 ${WIDTH + 20 + MARK * players.length} ${HEIGHT + 24}`} aria-hidden="true">
				<path class="chart-ground" d={`M0 ${y(0)}H${WIDTH}`} />
				{players.map(({ place, colour }, rank) => {
					const path = progress.map((row, move) => `${x(move)} ${y(row[place] ?? 0)}`).join('L')
					return (
						<g key={place} data-player={colour}>
							<path class="chart-stroke" d={`M${path}`} stroke-dasharray={dashOf(colour)} />
							<ShapeMark
								identity={colour}
								x={WIDTH + MARK / 2 + MARK * crowding(ends, rank)}
								y={ends[rank] ?? 0}
								size={MARK}
							/>
						</g>
					)
				})}
			</svg>
			<ul class="unseen">
				{players.map(({ place, name }) => (
					<li key={place}>
						{t('result.chart.text', { name, scores: quarters(progress, place).join(', ') })}
					</li>
				))}
			</ul>
		</figure>
	)
}

/** The score after each quarter of the game: enough to tell a comeback from a stroll. */
const quarters = (progress: ChartProps['progress'], place: number): number[] =>
	[0.25, 0.5, 0.75, 1].map((part) => progress[Math.round(part * (progress.length - 1))]?.[place] ?? 0)

/** How many of those ranked before stand at about the same height: the shapes then stand in a row. */
const crowding = (ends: readonly number[], rank: number): number =>
	ends.slice(0, rank).filter((end) => Math.abs(end - (ends[rank] ?? 0)) < MARK).length
