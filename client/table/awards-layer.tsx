import './awards-layer.css'
import { useEffect, useRef } from 'preact/hooks'
import { reducedMotion } from '../app/settings.ts'
import { PlayerShape } from '../design/player-shape.tsx'
import type { Award } from './awards.ts'
import type { TableModel } from './table-model.ts'

/** Points fly from the board to their owner's name. */
export const AwardsLayer = ({ table }: { table: TableModel }) => (
	<>
		{table.awards.value.map((award) => (
			<Flight key={award.id} award={award} table={table} />
		))}
	</>
)

const FLIGHT = 650

function Flight({ award, table }: { award: Award; table: TableModel }) {
	const ref = useRef<HTMLDivElement>(null)

	// Once the frame is painted: where the score stands is known then.
	useEffect(() => {
		const chip = ref.current
		const goal = document.querySelector(`[data-seat="${award.seat}"] .player-score`)?.getBoundingClientRect()
		if (!chip || !goal || reducedMotion.peek()) return table.land(award)
		const { x, y } = award.from()
		const flight = chip.animate(
			[
				{ transform: `translate(${x}px,${y}px) translate(-50%,-50%) scale(.6)`, opacity: 0 },
				{
					transform: `translate(${x}px,${y - 14}px) translate(-50%,-50%) scale(1.25)`,
					opacity: 1,
					offset: 0.3,
				},
				{
					transform: `translate(${goal.x + 8}px,${goal.y + 10}px) translate(-50%,-50%) scale(.7)`,
					opacity: 1,
				},
			],
			{ duration: FLIGHT, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'forwards' },
		)
		flight.onfinish = () => table.land(award)
		flight.oncancel = () => table.land(award)
		return () => flight.cancel()
	}, [award, table])

	return (
		<div ref={ref} class="award" data-player={table.players.value[award.seat]?.colour} aria-hidden="true">
			<PlayerShape identity={table.players.value[award.seat]?.colour ?? 0} size={16} />
			{award.points < 0 ? `−${-award.points}` : `+${award.points}`}
		</div>
	)
}
