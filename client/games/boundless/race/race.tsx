import './race.css'
import { useLayoutEffect } from 'preact/hooks'
import { isMapOpen } from '../../../../shared/games/boundless/rules/sight.ts'
import type { BoundlessPlay } from '../play.ts'
import { usePart } from '../use-part.ts'
import { boundlessWords } from '../words.en.ts'
import { Ring } from './ring.tsx'
import { Sight } from './sight.tsx'
import { Timer } from './timer.tsx'

/** A round: the ring is the screen, with a hair-line of time above it. */
export function Race({ play }: { play: BoundlessPlay }) {
	const phase = usePart(play.stage, ({ table }) => table.phase)
	const round = usePart(play.stage, ({ table }) => table.round)
	const isOpen = usePart(play.stage, ({ table, seat }) => isMapOpen(table, seat))
	useLayoutEffect(() => {
		if (phase === 'race') play.racing.noteReveal()
	}, [play, phase, round])
	return (
		<section class="table-board boundless-race" aria-label={boundlessWords.t('race', { round })}>
			<Timer play={play} />
			<div class="boundless-race-desk" data-map={isOpen || undefined}>
				{isOpen && <Sight id={play.stage.view.peek().table.options.map} />}
				<div class="boundless-race-frame">
					<Ring play={play} key={round} />
				</div>
			</div>
		</section>
	)
}
