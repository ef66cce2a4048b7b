import type { Attention } from '../attention.ts'
import type { Display } from '../play.ts'
import type { Reach } from '../reach.ts'
import { legsOf, roadPath } from './geometry.ts'

interface LitRoadsProps {
	display: Display
	reach: Reach
	pointed: Attention['pointed']
}

/** The roads that can be used and paid now: below the places, whose slots they would hide. */
export function LitRoads({ display, reach: { ways, isDecided }, pointed }: LitRoadsProps) {
	if (!display.isOffering.value) return null
	return (
		<g
			class="franchise-ways"
			data-decided={isDecided.value || undefined}
			data-player={display.ownColour.value}
		>
			{ways.value.map(({ place, offers }) => (
				<g
					key={place}
					class={place === pointed.value ? 'franchise-way franchise-way-pointed' : 'franchise-way'}
				>
					{offers.map(({ step: { path }, cheapest }) => (
						<path
							key={path[0]}
							class={cheapest ? 'franchise-way-road' : 'franchise-way-road franchise-way-dear'}
							d={legsOf(path)
								.map(([from, to]) => roadPath(from, to))
								.join('')}
						/>
					))}
				</g>
			))}
		</g>
	)
}
