import { useEffect } from 'preact/hooks'
import { NOBODY } from '../../../../shared/games/metro/table.ts'
import { reducedMotion } from '../../../app/settings.ts'
import { animate } from '../../../table/surface/animate.ts'
import type { MetroPlay } from '../play.ts'
import { advanceAll } from './move-animation.ts'
import { NamePlate } from './name-plate.tsx'
import { coloursOf } from './owner-colours.ts'
import { Runner } from './runner.tsx'

const TRACING = 45 // milliseconds a tile
const LONGEST_TRACE = 1200

/** The line of the station that was tapped, counted from its wagon, and the station's name. */
export function LitStation({ play }: { play: MetroPlay }) {
	const { line, animation } = play
	const lit = line.value
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
					colour={coloursOf(play)[lit.owner]!}
					runners={animation.tracers}
				/>
			)}
			<NamePlate station={lit.departure} />
		</g>
	)
}
