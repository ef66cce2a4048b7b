import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { memo } from '../../../table/surface/memo.ts'
import type { Point } from '../../game.ts'
import type { Owners } from '../owner.ts'
import { headOf, linePath } from './geometry.ts'

interface LinesProps {
	lines: readonly Line[]
	owners: Owners // one's own lines are drawn over the others'
	arriving: readonly number[] // departures of finished lines that do not fade yet
}

/** Every line that has left its station, in its owner's colour; a sign shows where it waits to go on. */
export function Lines({ lines, owners, arriving }: LinesProps) {
	const isMine = (line: Line): boolean => owners[line.owner]?.mine === true
	const rank = (line: Line): number => (line.end === UNFINISHED ? 2 : 0) + Number(isMine(line)) // finished ones lie lowest
	const drawn = lines.filter((line) => line.length > 0).sort((a, b) => rank(a) - rank(b))
	return (
		<g class="metro-lines">
			{drawn.map((line) => (
				<LineDrawing
					key={line.departure}
					path={linePath(line.departure, line.passes)}
					colour={owners[line.owner]!.colour}
					mine={isMine(line)}
					done={line.end !== UNFINISHED && !arriving.includes(line.departure)}
				/>
			))}
			{drawn.map(
				(line) =>
					line.end === UNFINISHED && (
						<Head
							key={line.departure}
							{...headOf(line.departure, line.passes)}
							colour={owners[line.owner]!.colour}
							mine={isMine(line)}
						/>
					),
			)}
		</g>
	)
}

interface LineProps {
	path: string
	colour: number
	mine: boolean
	done: boolean
}

const LineDrawing = memo(({ path, colour, mine, done }: LineProps) => {
	const classes = ['metro-line', done && 'metro-line-done', mine && 'metro-line-mine']
	return (
		<g class={classes.filter(Boolean).join(' ')} data-player={colour}>
			<path class="metro-line-case" d={path} />
			<path class="metro-line-core" d={path} />
		</g>
	)
})

interface HeadProps extends Point {
	colour: number
	mine: boolean
}

export const Head = memo(({ x, y, colour, mine }: HeadProps) => (
	<g class={mine ? 'metro-head metro-head-mine' : 'metro-head'} data-player={colour}>
		<circle class="metro-head-ground" cx={x} cy={y} r={mine ? 13 : 11} />
		<ShapeMark identity={colour} x={x} y={y} size={mine ? 22 : 18} />
	</g>
))
