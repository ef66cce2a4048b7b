import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { priceBetween } from '../../../../shared/games/franchise/rules/board.ts'
import type { Offer } from '../../../../shared/games/franchise/steps/offers.ts'
import { moneyText } from '../gain.ts'
import { targetOf } from '../plan.ts'
import type { FranchisePlay } from '../play.ts'
import type { Destination } from '../staging.ts'
import { Badge, Ring } from './badge.tsx'
import { boxOfRegion, curveOf, legsOf, pointOf, pointOn, roadPath } from './geometry.ts'
import { Shield } from './shield.tsx'

type Props = { play: FranchisePlay }

/** What can be done now, and nothing else: the roads that can be used and paid, with their prices. */
export function Lit({ play }: Props) {
	const { myTurn, stage, view, aim, performance, colour } = play
	if (!myTurn.value || stage.sending.value || performance.frame.value) return null
	const isTurn = view.value.table.stage === 'turns'
	return (
		<g class="lit" data-player={colour.value} data-aim={aim.value}>
			{isTurn && aim.value !== 'boom' && <Ways play={play} />}
			{isTurn && aim.value === 'go' && <Shares play={play} />}
			{isTurn && aim.value === 'boom' && <Booms play={play} />}
			{!isTurn && <Choices play={play} />}
		</g>
	)
}

function Ways({ play }: Props) {
	const { destinations, staged, aim, pointed } = play
	const [chosen] = staged(aim.value === 'again' ? 'develop-again' : 'develop')
	const target = chosen && targetOf(chosen)
	return (
		<g class="ways" data-chosen={target !== undefined || undefined}>
			{destinations.value.map((destination) => (
				<Way
					key={destination.place}
					destination={destination}
					isPointed={destination.place === pointed.value}
				/>
			))}
		</g>
	)
}

const Way = ({
	destination: { place, offers },
	isPointed,
}: {
	destination: Destination
	isPointed: boolean
}) => (
	<g class={isPointed ? 'way way-pointed' : 'way'}>
		{offers
			.filter(({ step }) => step.free === undefined)
			.map((offer) => (
				<WayThere key={offer.step.path[0]} offer={offer} />
			))}
		<Ring place={place} />
	</g>
)

/** One road with its shield; of a chain each road has its own. */
const WayThere = ({ offer: { step, cheapest } }: { offer: Offer }) => (
	<>
		<path
			class={cheapest ? 'way-road' : 'way-road way-dear'}
			d={step.path
				.slice(1)
				.map((to, leg) => roadPath(step.path[leg]!, to))
				.join('')}
		/>
		{legsOf(step.path).map(([from, to]) => (
			<Shield
				key={to}
				at={pointOn(curveOf(from, to), 0.5)}
				price={priceBetween(from, to) ?? 0}
				cheapest={cheapest}
			/>
		))}
	</>
)

function Shares({ play }: Props) {
	const shared = play.staged('share').map(({ place }) => place)
	return (
		<>
			{play.shares.value
				.filter((place) => !shared.includes(place))
				.map((place) => (
					<Ring key={place} place={place} kind="share" isPointed={place === play.pointed.value} />
				))}
		</>
	)
}

function Booms({ play: { booms, pointed } }: Props) {
	return (
		<>
			{booms.value.map(({ place, income }) => (
				<g key={place}>
					<Ring place={place} isPointed={place === pointed.value} />
					<Badge at={pointOf(place)} text={moneyText(income.dollars)} />
				</g>
			))}
		</>
	)
}

/** Start towns, where the boom begins, and where a tile of the draft may lie. */
function Choices({ play }: Props) {
	const { choices, choicesOfRegions, pointed } = play
	return (
		<>
			{choicesOfRegions.value.map((region) => {
				const { x, y, width, height } = boxOfRegion(region)
				return <rect key={region} class="choice-region" x={x} y={y} width={width} height={height} rx="24" />
			})}
			{choices.value.map((place: PlaceId) => (
				<Ring key={place} place={place} isPointed={place === pointed.value} />
			))}
		</>
	)
}
