import type { MetroPlay } from '../play.ts'
import { LitLine } from './lit-line.tsx'
import { coloursOf } from './owner-colours.ts'
import { Runner } from './runner.tsx'
import { Tile } from './tile.tsx'

/** A move as it happens: the tile lands, lines grow, wagons run. */
export function Performed({ play }: { play: MetroPlay }) {
	const { performance } = play
	const colours = coloursOf(play)
	const landing = performance.landing.value
	return (
		<g>
			{landing && (
				<g key={landing.cell} class="metro-landing">
					<Tile cell={landing.cell} code={landing.code} />
				</g>
			)}
			{performance.grown.value.map((line) => (
				<LitLine key={line.departure} line={line} colour={colours[line.owner]!} />
			))}
			{performance.running.value.map((line) => (
				<Runner
					key={line.departure}
					line={line}
					colour={colours[line.owner]!}
					runners={performance.runners}
				/>
			))}
		</g>
	)
}
