import type { Point } from '../../game.ts'

const SHIELD = 'M-9-11Q0-7 9-11 13-3 10 4 7 10 0 13-7 10-10 4-13-3-9-11Z'

interface ShieldProps {
	at: Point
	price: number
	lit?: boolean // stands out, and keeps its size on the screen
	cheapest?: boolean // of the lit ones to the same place
}

/** What a road costs, as highways tell their number. */
export const Shield = ({ at, price, lit = false, cheapest = true }: ShieldProps) => (
	<g transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}>
		<g class={lit ? 'shield shield-lit' : 'shield'} data-price={price} data-dear={!cheapest || undefined}>
			<path d={SHIELD} />
			<text y="5">{price}</text>
		</g>
	</g>
)
