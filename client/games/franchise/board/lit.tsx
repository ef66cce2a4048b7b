import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isOut, linksOf } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { memo } from '../../../table/surface/memo.ts'
import type { Point } from '../../game.ts'
import type { Attention } from '../attention.ts'
import { targetOf } from '../plan.ts'
import type { FranchiseParts } from '../play.ts'
import type { Staging } from '../staging.ts'
import { Ring } from './badge.tsx'
import { curveOf, pointOf, pointOn } from './geometry.ts'
import { isOver } from './labels/arrange.ts'
import { radiusAt } from './labels/label-scene.ts'
import { boxesOnMap, type MapLabels } from './labels/map-labels.ts'
import type { Target } from './labels/target.ts'
import { startTown } from './lit-roads.tsx'
import { RegionOutline } from './region-outline.tsx'
import { Shield } from './shield.tsx'
import { Tags } from './tags.tsx'

type LitProps = Pick<FranchiseParts, 'stage' | 'display' | 'staging' | 'reach' | 'attention' | 'labels'>

/** What can be chosen now, with what it costs; and where one looks. */
export function Lit({ stage, display, staging, reach, attention, labels }: LitProps) {
	if (!display.isOffering.value) return null
	const targets = labels.targets.value
	return (
		<g class="franchise-lit" data-player={display.ownColour.value} data-aim={staging.aim.value}>
			{reach.regions.value.map((region) => (
				<RegionOutline key={region} region={region} isChoice />
			))}
			<Rings targets={targets} table={display.table.value} />
			<Picked targets={targets} picked={attention.picked.value} />
			<Pointed attention={attention} table={display.table.value} />
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

interface RingsProps {
	targets: readonly Target[]
	table: Table
}

const Rings = memo(({ targets, table }: RingsProps) => (
	<>
		{targets.map(({ place, kind }) => (
			<Ring
				key={place}
				place={place}
				kind={kind === 'share' ? 'share' : 'go'}
				radius={radiusAt(table, place)}
			/>
		))}
	</>
))

/** Where one looks. */
function Pointed({ attention: { pointed }, table }: { attention: Attention; table: Table }) {
	const place = pointed.value
	if (!place || isOut(place, table.seats.length)) return null
	return <Ring place={place} kind="pointed" radius={radiusAt(table, place)} />
}

/** A tile of the draft as it would lie in each of its places. */
function Picked({ targets, picked }: Pick<RingsProps, 'targets'> & { picked: Attention['picked']['value'] }) {
	if (picked?.kind !== 'value') return null
	return (
		<>
			{targets.map(({ place }) => (
				<Ghost key={place} place={place} value={picked.value} />
			))}
		</>
	)
}

export const Ghost = ({ place, value }: { place: PlaceId; value: number }) => {
	const { x, y } = pointOf(place)
	return (
		<g class="franchise-tile-ghost">
			<circle cx={x} cy={y} r="21" />
			<text class="franchise-metropolis-value" x={x} y={y} dy="0.35em">
				{value}
			</text>
		</g>
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
