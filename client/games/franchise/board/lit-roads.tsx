import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { prices } from '../../../../shared/games/franchise/data/roads.ts'
import { isOut, linksOf, priceBetween } from '../../../../shared/games/franchise/rules/board.ts'
import { memo } from '../../../table/surface/memo.ts'
import type { FranchiseParts } from '../play.ts'
import type { Reach } from '../reach.ts'
import { legsOf, roadPath } from './geometry.ts'
import { RoadStyle } from './road-style.tsx'

type Leg = readonly [PlaceId, PlaceId]

type LitRoadsProps = Pick<FranchiseParts, 'stage' | 'display' | 'staging' | 'reach' | 'attention'>

/** The roads that can be used and paid now: below the places, whose slots they would hide. */
export function LitRoads({ stage, display, staging, reach, attention }: LitRoadsProps) {
	const { ways, isDecided } = reach
	const { pointed } = attention
	if (!display.isOffering.value) return null
	const from = stage.view.value.table.stage === 'towns' ? startTown({ staging, attention }) : undefined
	return (
		<g
			class="franchise-ways"
			data-decided={isDecided.value || undefined}
			data-player={display.ownColour.value}
		>
			<AllWays ways={ways.value} />
			{ways.value
				.filter(({ place }) => place === pointed.value)
				.map(({ place, offers }) => (
					<LitRoad key={place} legs={legsOf(offers[0]!.step.path)} isPointed />
				))}
			{from && <LitRoad legs={roadsFrom(from, display.colours.value.length)} />}
		</g>
	)
}

/** The town whose roads are lit before it is one's start: the one that is considered, or looked at. */
export const startTown = ({ staging, attention }: Pick<FranchiseParts, 'staging' | 'attention'>) =>
	staging.staged('town')[0]?.place ?? attention.pointed.value

const roadsFrom = (place: PlaceId, players: number): Leg[] =>
	isOut(place, players)
		? []
		: linksOf(place)
				.filter(({ to }) => !isOut(to, players))
				.map(({ to }) => [place, to])

/** Those to the same place that cost more are finer. */
const AllWays = memo(({ ways }: { ways: ReturnType<() => Reach['ways']['value']> }) => {
	const legs = (isCheapest: boolean) =>
		ways.flatMap(({ offers }) =>
			offers.filter((offer) => offer.cheapest === isCheapest).flatMap(({ step }) => legsOf(step.path)),
		)
	return (
		<>
			<LitRoad legs={legs(false)} isDear />
			<LitRoad legs={legs(true)} />
		</>
	)
})

interface LitRoadProps {
	legs: readonly Leg[]
	isDear?: boolean
	isPointed?: boolean
}

const pathOf = (legs: readonly Leg[]): string => legs.map(([from, to]) => roadPath(from, to)).join('')

/** Roads keep the look of their price, inside a casing of the player's colour. */
export const LitRoad = ({ legs, isDear = false, isPointed = false }: LitRoadProps) => {
	const path = pathOf(legs)
	return (
		<g class="franchise-way" data-dear={isDear || undefined} data-pointed={isPointed || undefined}>
			<path class="franchise-way-case" d={path} />
			<path class="franchise-way-ground" d={path} />
			{prices.map((price) => {
				const alike = legs.filter(([from, to]) => priceBetween(from, to) === price)
				return alike.length > 0 && <RoadStyle key={price} price={price} path={pathOf(alike)} />
			})}
		</g>
	)
}
