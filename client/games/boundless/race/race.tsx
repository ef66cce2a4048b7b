import './race.css'
import type { ReadonlySignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Countdown } from '../countdown.ts'
import type { BoundlessStage } from '../stage.ts'
import { usePart } from '../use-part.ts'
import { boundlessWords } from '../words.en.ts'
import type { Racing } from './racing.ts'
import { Ring } from './ring.tsx'
import { Sight } from './sight.tsx'
import { Timer } from './timer.tsx'

export interface RaceProps {
	stage: BoundlessStage
	racing: Racing
	countdown: Countdown
	prompt: ReadonlySignal<string>
	isHeld: ReadonlySignal<boolean> // all is placed, and can still be looked at
	onSkip: () => void
}

/** Whether somebody plays with the map before their eyes; not that it is open to all once the round is over. */
const isInSight = ({ options }: Table, seat: Seat | undefined): boolean =>
	seat !== undefined && options.mapInSight.includes(seat)

/** A round: the ring is the screen, with a hair-line of time above it. */
export function Race(props: RaceProps) {
	const { stage, racing, countdown, isHeld, onSkip } = props
	const phase = usePart(stage, ({ table }) => table.phase)
	const round = usePart(stage, ({ table }) => table.round)
	const isOpen = usePart(stage, ({ table, seat }) => isInSight(table, seat))
	useLayoutEffect(() => {
		if (phase === 'race') racing.noteReveal()
	}, [racing, phase, round])
	return (
		<section
			class="table-board boundless-race"
			aria-label={boundlessWords.t('race', { round })}
			onPointerDown={() => isHeld.peek() && onSkip()}
		>
			<Timer stage={stage} countdown={countdown} />
			<div class="boundless-race-desk" data-map={isOpen || undefined}>
				{isOpen && <Sight stage={stage} />}
				<div class="boundless-race-frame">
					<Ring {...props} key={round} />
				</div>
			</div>
		</section>
	)
}
