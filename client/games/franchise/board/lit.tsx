import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { priceBetween } from '../../../../shared/games/franchise/rules/board.ts'
import type { Attention } from '../attention.ts'
import { moneyText } from '../names.ts'
import type { FranchiseParts } from '../play.ts'
import type { Reach } from '../reach.ts'
import type { Staging } from '../staging.ts'
import { Badge, Ring } from './badge.tsx'
import { boxOfRegion, legsOf, pointOf, shieldPoint } from './geometry.ts'
import { Shield } from './shield.tsx'

interface OfferedProps {
	reach: Reach
	pointed: Attention['pointed']
}

interface LitProps extends OfferedProps, Pick<FranchiseParts, 'stage' | 'display' | 'staging'> {}

/** What can be done now: what the lit roads cost, where they lead, and what else can be chosen; and where one looks. */
export function Lit({ stage, display, staging, reach, pointed }: LitProps) {
	const { aim } = staging
	if (!display.isOffering.value) return null
	const isTurn = stage.view.value.table.stage === 'turns'
	return (
		<g class="franchise-lit" data-player={display.ownColour.value} data-aim={aim.value}>
			<Ways reach={reach} pointed={pointed} />
			{isTurn && aim.value === 'go' && <Shares reach={reach} pointed={pointed} staged={staging.staged} />}
			{isTurn && aim.value === 'boom' && <Booms reach={reach} pointed={pointed} />}
			{!isTurn && <Choices reach={reach} pointed={pointed} />}
			<Pointed reach={reach} pointed={pointed} />
		</g>
	)
}

function Ways({ reach: { ways, isDecided }, pointed }: OfferedProps) {
	return (
		<g class="franchise-ways" data-decided={isDecided.value || undefined}>
			{ways.value.map(({ place, offers }) => (
				<g
					key={place}
					class={place === pointed.value ? 'franchise-way franchise-way-pointed' : 'franchise-way'}
				>
					{offers.map(({ step, cheapest }) => (
						<Prices key={step.path[0]} path={step.path} cheapest={cheapest} />
					))}
					<Ring place={place} />
				</g>
			))}
		</g>
	)
}

/** Each road of a way has its own. */
const Prices = ({ path, cheapest }: { path: readonly PlaceId[]; cheapest: boolean }) => (
	<>
		{legsOf(path).map(([from, to]) => (
			<Shield key={to} at={shieldPoint(from, to)} price={priceBetween(from, to) ?? 0} cheapest={cheapest} />
		))}
	</>
)

function Shares({ reach, pointed, staged }: OfferedProps & Pick<Staging, 'staged'>) {
	const shared = staged('share').map(({ place }) => place)
	return (
		<>
			{reach.shares.value
				.filter((place) => !shared.includes(place))
				.map((place) => (
					<Ring key={place} place={place} kind="share" isPointed={place === pointed.value} />
				))}
		</>
	)
}

function Booms({ reach: { booms }, pointed }: OfferedProps) {
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

/** Where one looks, though nothing can be done there. */
function Pointed({ reach, pointed }: OfferedProps) {
	const { value: place } = pointed
	return place && !reach.places.value.includes(place) ? <Ring place={place} kind="last" /> : null
}

/** Start towns, where the boom begins, and where a tile of the draft may lie. */
function Choices({ reach: { choices, regions }, pointed }: OfferedProps) {
	return (
		<>
			{regions.value.map((region) => {
				const { x, y, width, height } = boxOfRegion(region)
				return (
					<rect
						key={region}
						class="franchise-choice-region"
						x={x}
						y={y}
						width={width}
						height={height}
						rx="24"
					/>
				)
			})}
			{choices.value.map((place: PlaceId) => (
				<Ring key={place} place={place} isPointed={place === pointed.value} />
			))}
		</>
	)
}
