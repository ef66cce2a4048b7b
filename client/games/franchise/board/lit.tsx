import { isOut } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { memo } from '../../../table/surface/memo.ts'
import type { Attention } from '../attention.ts'
import type { FranchiseParts } from '../play.ts'
import { Ring } from './badge.tsx'
import { radiusAt } from './labels/label-scene.ts'
import type { Target } from './labels/target.ts'
import { RegionOutline } from './region-outline.tsx'

type LitProps = Pick<FranchiseParts, 'display' | 'staging' | 'reach' | 'attention' | 'labels'>

/** What can be chosen now, and where one looks. */
export function Lit({ display, staging, reach, attention, labels }: LitProps) {
	if (!display.isOffering.value) return null
	const targets = labels.targets.value
	return (
		<g class="franchise-lit" data-player={display.ownColour.value} data-aim={staging.aim.value}>
			{reach.regions.value.map((region) => (
				<RegionOutline key={region} region={region} isChoice />
			))}
			<Rings targets={targets} table={display.table.value} />
			<Pointed attention={attention} table={display.table.value} />
		</g>
	)
}

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
