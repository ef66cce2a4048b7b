import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isTown } from '../../../../shared/games/franchise/rules/board.ts'
import { POINTS_A_BONUS_TILE } from '../../../../shared/games/franchise/rules/final-score.ts'
import { slotsLeft } from '../../../../shared/games/franchise/rules/pieces.ts'
import { DOLLARS_FOR_BONUS } from '../../../../shared/games/franchise/steps/cash.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { afterPaint } from '../../../app/after-paint.ts'
import { boxOfPlaces } from '../board/geometry.ts'
import { Glyph } from '../glyph.tsx'
import { moneyText, placeName } from '../names.ts'
import { isSame, targetOf } from '../plan.ts'
import type { FranchisePlay } from '../play.ts'
import type { Destination } from '../staging.ts'
import { franchiseWords } from '../words.en.ts'
import { ChoiceCard } from './choice-card.tsx'

type Props = { play: FranchisePlay }
const { t } = franchiseWords

/** Where one can go; below it market shares, and what bonus tiles and the boom allow: both kinds are in sight. */
export function TurnCards({ play }: Props) {
	const { aim, destinations } = play
	if (aim.value === 'boom')
		return (
			<>
				<div class="franchise-drawer-row">
					<BoomCards play={play} />
				</div>
				<p class="franchise-drawer-note">{t('note.boom')}</p>
			</>
		)
	return (
		<>
			<div class="franchise-drawer-row">
				{destinations.value.map((destination) => (
					<DestinationCard key={destination.place} play={play} destination={destination} />
				))}
			</div>
			<div class="franchise-drawer-row">
				<ShareCards play={play} />
				<BonusCards play={play} />
				{aim.value === 'go' && <BoomOpener play={play} />}
			</div>
		</>
	)
}

/** Chosen here, it must be seen there. */
export function chooseInDrawer(play: FranchisePlay, place: PlaceId): void {
	play.choose(place)
	afterPaint(() => play.stage.reveal(boxOfPlaces([place])!))
}

/** What a card says about the place it names, in two words. */
const noteOn = (table: Table, place: PlaceId): string =>
	isTown(place)
		? t('place.town')
		: t('place.slots', { count: slotsLeft(table, place), value: table.tiles[place] ?? 0 })

function DestinationCard({ play, destination: { place, offers } }: Props & { destination: Destination }) {
	const chosen = play.steps.value.find((step) => step.type.startsWith('develop') && targetOf(step) === place)
	const offer = offers.find(({ step }) => chosen && isSame(step, chosen)) ?? offers[0]!
	const note =
		chosen && offers.length > 1
			? t('place.from', { place: placeName(offer.step.path[0]!) })
			: noteOn(play.view.value.table, place)
	return (
		<ChoiceCard
			play={play}
			place={place}
			price={offer.price}
			title={placeName(place)}
			note={note}
			pressed={chosen !== undefined}
			onChoose={() => chooseInDrawer(play, place)}
		/>
	)
}

function ShareCards({ play }: Props) {
	const { shares, staged, bonus, view } = play
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
							play={play}
							kind="share"
							place={place}
							price={1}
							title={placeName(place)}
							note={t('card.share', { count: slotsLeft(view.value.table, place) })}
							pressed={pressed}
							onChoose={() => chooseInDrawer(play, place)}
						/>
						{pressed && (bonus.value.doubled.includes(place) || doubled === place) && (
							<ChoiceCard
								play={play}
								kind="bonus"
								title={starred(t('card.double'))}
								note={keptNote()}
								pressed={doubled === place}
								onChoose={() => play.toggle(again)}
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

function BonusCards({ play }: Props) {
	const { bonus, staged, aim, toggleBonus } = play
	const isAgain = aim.value === 'again' || staged('develop-again').length > 0
	return (
		<>
			{(bonus.value.again || isAgain) && (
				<ChoiceCard
					play={play}
					kind="bonus"
					title={starred(t('card.again'))}
					note={keptNote()}
					pressed={isAgain}
					onChoose={() => toggleBonus('develop-again')}
				/>
			)}
			{(bonus.value.cash || staged('cash').length > 0) && (
				<ChoiceCard
					play={play}
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

function BoomOpener({ play }: Props) {
	const [moved] = play.staged('boom')
	if (play.booms.value.length < 2) return null
	return (
		<ChoiceCard
			play={play}
			kind="boom"
			title={t('card.boom')}
			note={placeName(moved?.place ?? play.booms.value[0]!.place)}
			pressed={moved !== undefined}
			onChoose={() => play.turnTo('boom')}
		/>
	)
}

function BoomCards({ play }: Props) {
	const [moved] = play.staged('boom')
	return (
		<>
			{play.booms.value.map(({ place, income }) => (
				<ChoiceCard
					key={place}
					play={play}
					kind="boom"
					place={place}
					title={placeName(place)}
					note={t('income.would', { now: moneyText(income.dollars) })}
					pressed={place === (moved?.place ?? play.booms.value[0]?.place)}
					onChoose={() => chooseInDrawer(play, place)}
				/>
			))}
		</>
	)
}
