import { FIRST_RED_SPACE } from '../../../../shared/games/franchise/data/box.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { judge } from '../../../../shared/games/franchise/rules/evaluation.ts'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import { piecesAt, slotsLeft } from '../../../../shared/games/franchise/rules/pieces.ts'
import { gainsIn } from '../../../../shared/games/franchise/rules/region.ts'
import { priceOf } from '../../../../shared/games/franchise/steps/develop.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { Figure } from '../../../rules/rules-form.tsx'
import { Badge } from '../board/badge.tsx'
import { Middle } from '../board/considered.tsx'
import { pointOf, sheet } from '../board/geometry.ts'
import { Neon } from '../board/neon.tsx'
import { RegionOutline } from '../board/region-outline.tsx'
import { Track } from '../board/track.tsx'
import { placeName, tileName } from '../names.ts'
import { Development, Example } from './example.tsx'
import { positions } from './positions.ts'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

const lakes = { x: 900, y: 235, width: 360, height: 270 }

export const MapExample = () => <Example table={positions.map} area={lakes} caption={t('map.figure')} />

export function IncomeExample() {
	const table = positions.income
	const { slots, dollars } = incomeOf(table, 0)
	const left = (place: PlaceId) => slotsLeft(table, place)
	return (
		<Example
			table={table}
			area={{ x: 745, y: 200, width: 470, height: 290 }}
			caption={t('income.figure', {
				first: left('omaha'),
				second: left('detroit'),
				third: left('chicago'),
				slots,
				dollars,
			})}
		/>
	)
}

export function DevelopExample() {
	const path: PlaceId[] = ['detroit', 'chicago']
	return (
		<Example
			table={positions.develop}
			area={lakes}
			caption={t('develop.figure', { price: priceOf({ path }) })}
		>
			<Development path={path} colour={0} />
		</Example>
	)
}

export function TwiceExample() {
	const paths: PlaceId[][] = [
		['pittsburgh', 'chicago'],
		['pittsburgh', 'newyork'],
	]
	const price = paths.reduce((sum, path) => sum + priceOf({ path }), 0)
	return (
		<Example
			table={positions.twice}
			area={{ x: 960, y: 200, width: 520, height: 290 }}
			caption={t('bonus.figure', { price })}
		>
			{paths.map((path) => (
				<Development key={path[1]} path={path} colour={0} />
			))}
		</Example>
	)
}

export const ShareExample = () => (
	<Example
		table={positions.share}
		area={{ x: 760, y: 370, width: 360, height: 270 }}
		caption={t('share.figure')}
	>
		<Middle place="stlouis" count={1} colour={0} />
		<Middle place="kansascity" count={1} colour={0} />
	</Example>
)

/** A metropolis that is evaluated now. */
function Evaluated({ table, place }: { table: Table; place: PlaceId }) {
	const value = table.tiles[place]!
	const verdict = judge(piecesAt(table, place), value, table.turn)!
	const { x, y } = pointOf(place)
	return (
		<>
			<Neon place={place} value={value} />
			<Badge at={{ x: x + 62, y: y - 40 }} text={`+${verdict.points}`} colour={verdict.winner} />
		</>
	)
}

const pointsFor = (table: Table, place: PlaceId): number =>
	judge(piecesAt(table, place), table.tiles[place]!, table.turn)?.points ?? 0

export const MajorityExample = () => (
	<Example
		table={positions.majority}
		area={{ x: 1190, y: 350, width: 340, height: 255 }}
		caption={t('evaluate.figure.majority', { points: pointsFor(positions.majority, 'washington') })}
	>
		<Evaluated table={positions.majority} place="washington" />
	</Example>
)

export const FullExample = () => (
	<Example
		table={positions.full}
		area={lakes}
		caption={t('evaluate.figure.full', { points: pointsFor(positions.full, 'chicago') })}
	>
		<Evaluated table={positions.full} place="chicago" />
	</Example>
)

export function RegionExample() {
	const table = positions.region
	return (
		<Example
			table={table}
			area={{ x: 225, y: 300, width: 450, height: 450 }}
			caption={t('region.figure', { values: tileName(table.regionTiles.fourcorners!) })}
		>
			<RegionOutline region="fourcorners" />
			{gainsIn(table, 'fourcorners').map(({ seat, points }, rank) => (
				<Badge key={seat} at={{ x: 270 + rank * 86, y: 322 }} text={`+${points}`} colour={seat} />
			))}
		</Example>
	)
}

export const EndExample = () => (
	<Figure class="franchise-example" caption={t('end.figure')}>
		<svg viewBox="15 925 376 50" aria-hidden="true">
			<g class="franchise-map">
				<Track covered={FIRST_RED_SPACE + 1} fresh={FIRST_RED_SPACE} />
			</g>
		</svg>
	</Figure>
)

export const FewExample = () => <Example table={positions.few} area={sheet} caption={t('few.figure')} />

export function BoomExample() {
	const table = positions.boom
	const left = slotsLeft(table, 'chicago')
	return (
		<Example
			table={table}
			area={lakes}
			caption={t('boom.figure', { left, double: 2 * left, dollars: incomeOf(table, 0).dollars })}
		/>
	)
}

export function ChainExample() {
	const path: PlaceId[] = ['elpaso', 'dallas', 'houston']
	const [from, over, to] = path.map(placeName)
	return (
		<Example
			table={positions.chain}
			area={{ x: 440, y: 620, width: 500, height: 300 }}
			caption={t('regions.figure', {
				from: from!,
				over: over!,
				to: to!,
				price: priceOf({ path }),
			})}
		>
			<Development path={path} colour={0} />
		</Example>
	)
}
