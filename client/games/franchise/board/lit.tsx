import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { priceBetween } from '../../../../shared/games/franchise/rules/board.ts'
import { moneyText } from '../names.ts'
import type { FranchisePlay } from '../play.ts'
import { Badge, Ring } from './badge.tsx'
import { boxOfRegion, legsOf, pointOf, shieldPoint } from './geometry.ts'
import { Shield } from './shield.tsx'

type Props = { play: FranchisePlay }

/** What can be done now: what the lit roads cost, where they lead, and what else can be chosen; and where one looks. */
export function Lit({ play }: Props) {
	const { isOffering, view, aim, colour } = play
	if (!isOffering.value) return null
	const isTurn = view.value.table.stage === 'turns'
	return (
		<g class="franchise-lit" data-player={colour.value} data-aim={aim.value}>
			<Ways play={play} />
			{isTurn && aim.value === 'go' && <Shares play={play} />}
			{isTurn && aim.value === 'boom' && <Booms play={play} />}
			{!isTurn && <Choices play={play} />}
			<Pointed play={play} />
		</g>
	)
}

function Ways({ play: { ways, isDecided, pointed } }: Props) {
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

/** Where one looks, though nothing can be done there. */
function Pointed({ play: { pointed, reachable } }: Props) {
	const { value: place } = pointed
	return place && !reachable.value.includes(place) ? <Ring place={place} kind="last" /> : null
}

/** Start towns, where the boom begins, and where a tile of the draft may lie. */
function Choices({ play }: Props) {
	const { choices, choicesOfRegions, pointed } = play
	return (
		<>
			{choicesOfRegions.value.map((region) => {
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
