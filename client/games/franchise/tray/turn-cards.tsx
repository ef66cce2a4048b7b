import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isTown } from '../../../../shared/games/franchise/rules/board.ts'
import { POINTS_A_BONUS_TILE } from '../../../../shared/games/franchise/rules/final-score.ts'
import { slotsLeft } from '../../../../shared/games/franchise/rules/pieces.ts'
import { DOLLARS_FOR_BONUS } from '../../../../shared/games/franchise/steps/cash.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { Glyph } from '../glyph.tsx'
import { moneyText, placeName } from '../names.ts'
import { isSame, targetOf } from '../plan.ts'
import type { Destination, Reach } from '../reach.ts'
import type { FranchiseStage, Staging } from '../staging.ts'
import { franchiseWords } from '../words.en.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { Chooser } from './chooser.ts'

interface CardProps {
	chooser: Chooser
	staging: Staging
}

interface OfferProps extends CardProps {
	reach: Reach
}

/** Where cards tell how their place stands. */
export interface CardsProps extends OfferProps, Pick<FranchiseStage, 'view'> {}

const { t } = franchiseWords

/** Where one can go; below it market shares, and what bonus tiles and the boom allow: both kinds are in sight. */
export function TurnCards({ chooser, view, staging, reach }: CardsProps) {
	const { aim } = staging
	if (aim.value === 'boom')
		return (
			<>
				<div class="franchise-drawer-row">
					<BoomCards chooser={chooser} staging={staging} reach={reach} />
				</div>
				<p class="franchise-drawer-note">{t('note.boom')}</p>
			</>
		)
	return (
		<>
			<div class="franchise-drawer-row">
				{reach.destinations.value.map((destination) => (
					<DestinationCard
						key={destination.place}
						chooser={chooser}
						view={view}
						staging={staging}
						destination={destination}
					/>
				))}
			</div>
			<div class="franchise-drawer-row">
				<ShareCards chooser={chooser} view={view} staging={staging} reach={reach} />
				<BonusCards chooser={chooser} staging={staging} reach={reach} />
				{aim.value === 'go' && <BoomOpener chooser={chooser} staging={staging} reach={reach} />}
			</div>
		</>
	)
}

/** What a card says about the place it names, in two words. */
const noteOn = (table: Table, place: PlaceId): string =>
	isTown(place)
		? t('place.town')
		: t('place.slots', { count: slotsLeft(table, place), value: table.tiles[place] ?? 0 })

interface DestinationCardProps extends CardProps, Pick<FranchiseStage, 'view'> {
	destination: Destination
}

function DestinationCard({ chooser, view, staging, destination }: DestinationCardProps) {
	const { place, offers } = destination
	const chosen = staging.steps.value.find(
		(step) => step.type.startsWith('develop') && targetOf(step) === place,
	)
	const offer = offers.find(({ step }) => chosen && isSame(step, chosen)) ?? offers[0]!
	const note =
		chosen && offers.length > 1
			? t('place.from', { place: placeName(offer.step.path[0]!) })
			: noteOn(view.value.table, place)
	return (
		<ChoiceCard
			chooser={chooser}
			place={place}
			price={offer.price}
			title={placeName(place)}
			note={note}
			pressed={chosen !== undefined}
			onChoose={() => chooser.choosePlace(place)}
		/>
	)
}

function ShareCards({ chooser, view, staging, reach }: CardsProps) {
	const { staged, toggle } = staging
	const { shares, bonus } = reach
	const doubled = staged('share-again')[0]?.place
	if (shares.value.length === 0) return <p class="franchise-drawer-note">{t('note.share')}</p>
	return (
		<>
			{shares.value.map((place) => {
				const pressed = staged('share').some((step) => step.place === place)
				const again = { type: 'share-again', place } as const
				return (
					<span key={place} class="franchise-drawer-pair">
						<ChoiceCard
							chooser={chooser}
							kind="share"
							place={place}
							price={1}
							title={placeName(place)}
							note={t('card.share', { count: slotsLeft(view.value.table, place) })}
							pressed={pressed}
							onChoose={() => chooser.choosePlace(place)}
						/>
						{pressed && (bonus.value.doubled.includes(place) || doubled === place) && (
							<ChoiceCard
								chooser={chooser}
								kind="bonus"
								title={starred(t('card.double'))}
								note={keptNote()}
								pressed={doubled === place}
								onChoose={() => toggle(again)}
							/>
						)}
					</span>
				)
			})}
		</>
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

function BonusCards({ chooser, staging, reach: { bonus } }: OfferProps) {
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

function BoomOpener({ chooser, staging, reach: { booms } }: OfferProps) {
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

function BoomCards({ chooser, staging, reach: { booms } }: OfferProps) {
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
