import { dashOf } from '../../design/identity.ts'
import { ShapeMark } from '../../design/player-shape.tsx'
import { ticksOf } from './chart-scale.ts'
import type { Result } from './standing.ts'
import { resultWords } from './words.en.ts'

interface ChartProps {
	title: string
	standing: Result
	progress: readonly (readonly number[])[] // every seat's score after each move
	tellStep: ((count: number) => string) | undefined // how many moves, in words
}

const WIDTH = 320
const HEIGHT = 150
const SCALE = 30 // for the numbers at the left
const BELOW = 22 // and those underneath
const MARK = 16 // the shape at the end of a stroke
const { t } = resultWords

/** How the points grew, a stroke for each player with a dash of its own, against a scale. */
export function Chart({ title, standing: { players }, progress, tellStep }: ChartProps) {
	const scores = progress.flat()
	const top = Math.max(1, ...scores)
	const bottom = Math.min(0, ...scores)
	const steps = Math.max(1, progress.length - 1)
	const x = (move: number) => (WIDTH * move) / steps
	const y = (score: number) => HEIGHT - (HEIGHT * (score - bottom)) / (top - bottom)
	const ends = players.map(({ place }) => y(progress.at(-1)?.[place] ?? 0))
	const rows = Math.max(0, ...ends.map((_, rank) => crowding(ends, rank))) + 1
	return (
		<figure class="chart">
			<figcaption>{title}</figcaption>
			<svg
				viewBox={`${-SCALE} -12 ${SCALE + WIDTH + 4 + MARK * rows} ${HEIGHT + 12 + BELOW}`}
				aria-hidden="true"
			>
				{ticksOf(bottom, top).map((score) => (
					<g key={score} class={score === 0 ? 'chart-tick chart-ground' : 'chart-tick'}>
						<path d={`M0 ${y(score)}H${WIDTH}`} />
						<text x="-6" y={y(score) + 4.5}>
							{score}
						</text>
					</g>
				))}
				{tellStep && (
					<text class="chart-steps" x={WIDTH} y={HEIGHT + BELOW - 4}>
						{tellStep(steps)}
					</text>
				)}
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
