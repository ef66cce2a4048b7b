import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { POINTS_A_BONUS_TILE } from '../../../../shared/games/franchise/rules/final-score.ts'
import { DOLLARS_FOR_BONUS } from '../../../../shared/games/franchise/steps/cash.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { onceHeard } from '../../../app/once-heard.ts'
import { Icon } from '../../../design/icon.tsx'
import { memo } from '../../../table/surface/memo.ts'
import { Sign } from '../about/sign.tsx'
import { Glyph } from '../glyph.tsx'
import { moneyText, placeName } from '../names.ts'
import { isSame, targetOf, tilesOf } from '../plan.ts'
import type { FranchiseParts } from '../play.ts'
import { franchiseWords } from '../words.en.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { Chooser } from './chooser.ts'
import { PlaceState } from './place-state.tsx'
import { endsGame, keyOf, type Promised, usePromises } from './promises.ts'
import { canDouble, type Row, rowsOf } from './rows.ts'
import { Swatch } from './swatch.tsx'
import { turnWords } from './turn-rows.en.ts'

export interface RowsProps extends Pick<FranchiseParts, 'stage' | 'staging' | 'reach' | 'touch'> {
	chooser: Chooser
}

const { t } = turnWords

/** Where one can go and where a share can be had, in an order that stays; then what bonus tiles and the boom allow. */
export function TurnRows(props: RowsProps) {
	const { staging, reach, stage } = props
	const { table } = stage.view.value
	const rows = useRows(table, props)
	const promises = usePromises(table, rows)
	if (staging.aim.value === 'boom')
		return (
			<>
				<BoomCards {...props} />
				<p class="franchise-drawer-note">{franchiseWords.t('note.boom')}</p>
			</>
		)
	return (
		<>
			{rows.map((row) => (
				<TurnRow key={keyOf(row)} {...props} {...row} promises={promises} />
			))}
			{reach.shares.value.length === 0 && <p class="franchise-drawer-note">{t('note.share')}</p>}
			<div class="franchise-drawer-extras">
				<BonusCards {...props} />
				{staging.aim.value === 'go' && <BoomOpener {...props} />}
			</div>
		</>
	)
}

/** The rows of the turn so far, and what has come since. */
function useRows(table: Table, { reach }: RowsProps): readonly Row[] {
	const known = useRef<{ table: Table; rows: readonly Row[] }>({ table, rows: [] })
	const before = known.current.table === table ? known.current.rows : []
	const rows = rowsOf(before, reach.destinations.value, reach.shares.value)
	known.current = { table, rows }
	return rows
}

interface TurnRowProps extends RowsProps, Row {
	promises: ReadonlySignal<ReadonlyMap<string, Promised>>
}

/** Compared by what it shows: of many rows a tap changes one or two. */
const TurnRow = memo(
	({ chooser, stage, staging, reach, touch, kind, place, offers, promises }: TurnRowProps) => {
		const { table, seat } = stage.view.value
		const chosen = useComputed(() =>
			staging.steps.value.find(
				(step) => (kind === 'share' ? step.type === 'share' : 'path' in step) && targetOf(step) === place,
			),
		).value
		const isShut = useComputed(
			() =>
				!chosen &&
				!(kind === 'share'
					? reach.shares.value.includes(place)
					: reach.destinations.value.some((one) => one.place === place)),
		).value
		const offer =
			offers.find(
				({ step }) =>
					chosen && isSame({ ...step, type: 'develop' }, { ...chosen, type: 'develop' } as typeof step),
			) ?? offers[0]
		return (
			<div class="franchise-row" data-shut={isShut || undefined}>
				<ChoiceCard
					chooser={chooser}
					kind={kind}
					place={place}
					price={offer?.price ?? 1}
					title={
						<>
							{placeName(place)} <Swatch place={place} />
						</>
					}
					aside={
						kind === 'share'
							? t('row.share')
							: offers.length > 1 &&
								franchiseWords.t('place.from', { place: placeName(offer!.step.path[0]!) })
					}
					note={
						<>
							{offer && tilesOf(offer.step).map((tile) => <Glyph key={tile} name={tile} size={14} />)}
							<PlaceState table={table} players={stage.players} place={place} seat={seat} />
						</>
					}
					end={
						<Gains
							stage={stage}
							staging={staging}
							promises={promises}
							of={keyOf({ kind, place })}
							isChosen={chosen !== undefined}
						/>
					}
					pressed={chosen !== undefined}
					onChoose={() => chooser.choosePlace(place)}
				/>
				{offers.length > 1 && (
					<OtherRoad
						place={place}
						count={offers.length}
						take={() => chooser.choose(place, () => touch.otherRoad({ place, offers }))}
					/>
				)}
				{chosen?.type === 'develop' && <Again chooser={chooser} reach={reach} staging={staging} />}
				{kind === 'share' && (
					<Double chooser={chooser} reach={reach} staging={staging} touch={touch} place={place} />
				)}
			</div>
		)
	},
)

interface OtherRoadProps {
	place: PlaceId
	count: number // of roads that lead there
	take: () => void
}

/** Takes the next of several roads to a place; how many there are stands below the sign. */
export const OtherRoad = ({ place, count, take }: OtherRoadProps) => (
	<button
		type="button"
		class="franchise-row-side"
		data-kind="roads"
		aria-label={t('row.roads', { count, place: placeName(place) })}
		onClick={onceHeard(take)}
	>
		<Icon name="swap" size={16} />
		<small>{t('row.ways', { count })}</small>
	</button>
)

type DoubleProps = Pick<TurnRowProps, 'chooser' | 'reach' | 'staging' | 'touch' | 'place'>

/** Beside its share, there from the start of the turn: a second one, for a bonus tile. */
function Double({ chooser, reach, staging, touch, place }: DoubleProps) {
	const isDoubled = useComputed(() =>
		staging.steps.value.some((step) => step.type === 'share-again' && step.place === place),
	).value
	const isOffered = useRef(canDouble(reach.table.peek(), place))
	if (!isOffered.current && !isDoubled) return null
	return (
		<button
			type="button"
			class="franchise-row-side"
			data-kind="bonus"
			aria-pressed={isDoubled}
			onClick={onceHeard(() => chooser.choose(place, () => touch.twice(place)))}
		>
			<span class="unseen">{t('card.bonus')} </span>
			<Glyph name="bonus" size={14} />
			×2
			<span class="unseen">
				{' '}
				{t('card.double')} {keptNote()}
			</span>
		</button>
	)
}

/** Beside where one goes, as soon as a bonus tile could take one further. */
function Again({ chooser, reach, staging }: Pick<TurnRowProps, 'chooser' | 'reach' | 'staging'>) {
	const { aim, staged, toggleBonus } = staging
	if (!reach.bonus.value.again) return null
	return (
		<button
			type="button"
			class="franchise-row-side"
			data-kind="again"
			aria-pressed={aim.value === 'again' || staged('develop-again').length > 0}
			onClick={onceHeard(() => {
				chooser.skip()
				toggleBonus('develop-again')
			})}
		>
			{starred(t('row.again'))}
			<span class="unseen"> {t('card.again')}</span>
		</button>
	)
}

interface GainsProps extends Pick<TurnRowProps, 'stage' | 'staging' | 'promises'> {
	of: string
	isChosen: boolean
}

/** What the choice alone would bring at once; where it brings nothing, who could take it before one plays again. */
function Gains({ stage, staging, promises, of, isChosen }: GainsProps) {
	const promise = useComputed(() => promises.value.get(of)).value
	const isEnd = useComputed(() => {
		const told = promises.value.get(of)
		return told && endsGame(told, isChosen, staging.steps.value, staging.outlook.value?.table)
	}).value
	if (!promise) return null
	const { gains, rival } = promise
	if (isEnd) return <b class="franchise-row-danger">{t('row.end')}</b>
	return (
		<span class="franchise-row-gains">
			{gains.map(({ seat, points }) => (
				<b key={seat}>
					<Sign players={stage.players} seat={seat} size={12} />+{points}
				</b>
			))}
			{gains.length === 0 && rival !== undefined && (
				<small class="franchise-row-danger">
					<Sign players={stage.players} seat={rival} size={12} /> {t('row.rival')}
				</small>
			)}
		</span>
	)
}

/** What takes a bonus tile shows it. */
const starred = (text: string) => (
	<>
		<span class="unseen">{t('card.bonus')} </span>
		<Glyph name="bonus" size={14} /> {text}
	</>
)

/** And what it takes away. */
const keptNote = (): string => t('card.bonus.kept', { points: POINTS_A_BONUS_TILE })

function BonusCards({ chooser, staging, reach: { bonus } }: RowsProps) {
	const { staged, aim, toggleBonus } = staging
	const isAgain = aim.value === 'again' || staged('develop-again').length > 0
	return (
		<>
			{(bonus.value.again || isAgain) && (
				<ChoiceCard
					chooser={chooser}
					kind="bonus"
					title={starred(t('card.again'))}
					note={keptNote()}
					pressed={isAgain}
					onChoose={() => toggleBonus('develop-again')}
				/>
			)}
			{(bonus.value.cash || staged('cash').length > 0) && (
				<ChoiceCard
					chooser={chooser}
					kind="bonus"
					title={starred(`+${moneyText(DOLLARS_FOR_BONUS)}`)}
					note={keptNote()}
					pressed={staged('cash').length > 0}
					onChoose={() => toggleBonus('cash')}
				/>
			)}
		</>
	)
}

function BoomOpener({ chooser, staging, reach: { booms } }: RowsProps) {
	const [moved] = staging.staged('boom')
	if (booms.value.length < 2) return null
	return (
		<ChoiceCard
			chooser={chooser}
			kind="boom"
			title={t('card.boom')}
			note={placeName(moved?.place ?? booms.value[0]!.place)}
			pressed={moved !== undefined}
			onChoose={() => staging.turnTo('boom')}
		/>
	)
}

function BoomCards({ chooser, staging, reach: { booms } }: RowsProps) {
	const [moved] = staging.staged('boom')
	return (
		<>
			{booms.value.map(({ place, income }) => (
				<ChoiceCard
					key={place}
					chooser={chooser}
					kind="boom"
					place={place}
					title={placeName(place)}
					note={t('income.would', { now: moneyText(income.dollars) })}
					pressed={place === (moved?.place ?? booms.value[0]?.place)}
					onChoose={() => chooser.choosePlace(place)}
				/>
			))}
		</>
	)
}
