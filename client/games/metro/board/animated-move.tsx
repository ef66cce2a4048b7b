import { useLoaded } from '../../../app/use-loaded.ts'
import { part } from '../../part.ts'
import type { MetroParts } from '../play.ts'
import { LitLines } from './lit-line.tsx'
import { coloursOf } from './owner-colours.ts'
import { Tile } from './tile.tsx'

/** A move as it happens: the tile lands, lines grow, wagons run. */
export function AnimatedMove({
	animation,
	owners,
	sight,
}: Pick<MetroParts, 'animation' | 'owners' | 'sight'>) {
	const colours = coloursOf(owners)
	const landing = animation.landing.value
	const running = animation.running.value
	const isActing = landing !== undefined || running.length > 0
	// It comes with the first move, and so before the first wagon runs: a tile lands first.
	const Runner = useLoaded(async () => isActing && part(import('./runner.tsx')), [isActing])
	return (
		<g>
			{landing && (
				<g key={landing.cell} class="metro-landing">
					<Tile cell={landing.cell} code={landing.code} />
				</g>
			)}
			<LitLines
				lines={animation.grown.value.map((line) => ({ line, colour: colours[line.owner]! }))}
				sight={sight}
			/>
			{Runner &&
				running.map((line) => (
					<Runner
						key={line.departure}
						line={line}
						colour={colours[line.owner]!}
						runners={animation.runners}
					/>
				))}
		</g>
	)
}
