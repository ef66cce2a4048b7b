import { useEffect } from 'preact/hooks'
import { NOBODY } from '../../../../shared/games/metro/table.ts'
import { reducedMotion } from '../../../app/settings.ts'
import { animate } from '../../../table/surface/animate.ts'
import type { MetroParts } from '../play.ts'
import { advanceAll } from './move-animation.ts'
import { NamePlate } from './name-plate.tsx'
import { coloursOf } from './owner-colours.ts'
import Runner from './runner.tsx'

const TRACING = 45 // milliseconds a tile
const LONGEST_TRACE = 1200

type LitStationProps = Pick<MetroParts, 'staging' | 'animation' | 'owners' | 'sight'>

/** The line of the station that was tapped, counted from its wagon, and the station's name. */
export function LitStation({ staging, animation, owners, sight }: LitStationProps) {
	const lit = staging.line.value
	const tiles = lit && lit.owner !== NOBODY ? lit.length : 0

	useEffect(() => {
		if (tiles === 0) return undefined
		const controller = new AbortController()
		const duration = reducedMotion.peek() ? 1 : Math.min(LONGEST_TRACE, TRACING * tiles)
		void animate(duration, (part) => advanceAll(animation.tracers, part), controller.signal)
		return () => controller.abort()
	}, [lit?.departure, tiles, animation])

	if (!lit) return null
	return (
		<g>
			{tiles > 0 && (
				<Runner
					key={lit.departure}
					line={lit}
					colour={coloursOf(owners)[lit.owner]!}
					runners={animation.tracers}
				/>
			)}
			<NamePlate station={lit.departure} sight={sight.value} />
		</g>
	)
}
