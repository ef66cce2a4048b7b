import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isOut, linksOf } from '../../../../shared/games/franchise/rules/board.ts'
import type { Point } from '../../game.ts'
import type { Attention } from '../attention.ts'
import { targetOf } from '../plan.ts'
import type { FranchiseParts } from '../play.ts'
import type { Staging } from '../staging.ts'
import { Considered } from './considered.tsx'
import { curveOf, pointOn } from './geometry.ts'
import { Ghost } from './ghost.tsx'
import { isOver } from './labels/arrange.ts'
import { boxesOnMap, type MapLabels } from './labels/map-labels.ts'
import type { Target } from './labels/target.ts'
import { startTown } from './lit-roads.tsx'
import { Shield } from './shield.tsx'
import { Tags } from './tags.tsx'

/** What the choices cost, and what is considered. */
export const Choosing = (parts: FranchiseParts) => (
	<>
		<Costs {...parts} />
		<Considered
			display={parts.display}
			staging={parts.staging}
			sending={parts.stage.sending}
			labels={parts.labels}
		/>
	</>
)

function Costs({ stage, display, staging, reach, attention, labels }: FranchiseParts) {
	if (!display.isOffering.value) return null
	const targets = labels.targets.value
	return (
		<g data-player={display.ownColour.value}>
			<Picked targets={targets} picked={attention.picked.value} />
			<Tags
				targets={targets}
				labels={labels.shown.value}
				isDecided={reach.isDecided.value}
				taken={takenIn(staging)}
			/>
			{stage.view.value.table.stage === 'towns' && (
				<TownPrices
					town={startTown({ staging, attention })}
					players={display.colours.value.length}
					labels={labels.shown.value}
				/>
			)}
		</g>
	)
}

/** Where markers are staged: their prices stay when the others fade. */
const takenIn = ({ steps }: Staging): string =>
	steps.value.flatMap((step) => ('path' in step ? [targetOf(step)] : [])).join()

/** A tile of the draft as it would lie in each of its places. */
function Picked({ targets, picked }: { targets: readonly Target[]; picked: Attention['picked']['value'] }) {
	if (picked?.kind !== 'value') return null
	return (
		<>
			{targets.map(({ place }) => (
				<Ghost key={place} place={place} value={picked.value} />
			))}
		</>
	)
}

interface TownPricesProps {
	town: PlaceId | undefined
	players: number
	labels: MapLabels | undefined
}

const ALONG = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8] // parts of a road

/** What the roads from a start town would cost, somewhere along them where that hides no name. */
function TownPrices({ town, players, labels }: TownPricesProps) {
	if (!town || !labels || isOut(town, players)) return null
	const taken = boxesOnMap(labels)
	const scale = 1 / labels.sight.unit
	const isFree = ({ x, y }: Point) => {
		const shield = { x: x - 11 * scale, y: y - 13 * scale, width: 22 * scale, height: 26 * scale }
		return !taken.some((box) => isOver(box, shield))
	}
	return (
		<>
			{linksOf(town)
				.filter(({ to }) => !isOut(to, players))
				.map(({ to, price }) => {
					const at = ALONG.map((part) => pointOn(curveOf(town, to), part)).find(isFree)
					return at && <Shield key={to} at={at} price={price} />
				})}
		</>
	)
}
