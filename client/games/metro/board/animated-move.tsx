import type { MetroParts } from '../play.ts'
import { LitLine } from './lit-line.tsx'
import { coloursOf } from './owner-colours.ts'
import { Runner } from './runner.tsx'
import { Tile } from './tile.tsx'

/** A move as it happens: the tile lands, lines grow, wagons run. */
export function AnimatedMove({ animation, owners }: Pick<MetroParts, 'animation' | 'owners'>) {
	const colours = coloursOf(owners)
	const landing = animation.landing.value
	return (
		<g>
			{landing && (
				<g key={landing.cell} class="metro-landing">
					<Tile cell={landing.cell} code={landing.code} />
				</g>
			)}
			{animation.grown.value.map((line) => (
				<LitLine key={line.departure} line={line} colour={colours[line.owner]!} />
			))}
			{animation.running.value.map((line) => (
				<Runner key={line.departure} line={line} colour={colours[line.owner]!} runners={animation.runners} />
			))}
		</g>
	)
}
