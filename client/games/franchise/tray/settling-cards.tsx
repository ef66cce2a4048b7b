import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isOut, isTown, type Link, linksOf, placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import { dollarsFor } from '../../../../shared/games/franchise/rules/income.ts'
import { slotsLeft } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { listOf } from '../../../i18n/list-of.ts'
import { moneyText, placeName, regionName } from '../names.ts'
import { targetOf } from '../plan.ts'
import type { Reach } from '../reach.ts'
import type { FranchiseStage, Staging } from '../staging.ts'
import { franchiseWords } from '../words.en.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { Chooser } from './chooser.ts'
import { Swatch } from './swatch.tsx'

export interface CardsProps extends Pick<FranchiseStage, 'view'> {
	chooser: Chooser
	staging: Staging
	reach: Reach
}

const { t } = franchiseWords

/** Start towns, where the boom begins, or where the picked tile may lie. */
export function SettlingCards({ chooser, view, staging, reach }: CardsProps) {
	const { table } = view.value
	const { tiles } = table
	const chosen = staging.steps.value.map(targetOf)
	const note = (place: PlaceId) => {
		if (tiles[place] !== undefined) return t('place.value', { value: tiles[place] })
		return isTown(place) ? roadsNote(table, place) : regionName(placeOf(place).region)
	}
	return (
		<>
			{reach.choices.value.map((place) => (
				<ChoiceCard
					key={place}
					chooser={chooser}
					place={place}
					title={
						<>
							{placeName(place)} <Swatch place={place} />
						</>
					}
					note={note(place)}
					pressed={chosen.includes(place)}
					onChoose={() => chooser.choosePlace(place)}
				/>
			))}
		</>
	)
}

/** Open places that one road joins to a town, the cheapest roads first. */
const openRoads = (table: Table, place: PlaceId) =>
	linksOf(place)
		.filter(({ to }) => !isOut(to, table.seats.length) && slotsLeft(table, to) > 0)
		.toSorted((a, b) => a.price - b.price)

const roadsNote = (table: Table, place: PlaceId): string => {
	const roads = openRoads(table, place)
	return t('card.town', { count: roads.length, free: roads.filter(({ price }) => price === 0).length })
}

/** What it is all about; once a town is chosen, where one could go from there in the first turn, and what later. */
export function SettlingNote({ view, staging }: { view: FranchiseStage['view']; staging: Staging }) {
	const { table } = view.value
	const [chosen] = staging.staged('town')
	if (table.stage === 'turns' || table.stage === 'over') return null
	return chosen ? (
		<p>{describeRoads(table, chosen.place)}</p>
	) : (
		<p class="franchise-intro">{t(`note.${table.stage}`)}</p>
	)
}

function describeRoads(table: Table, town: PlaceId): string {
	const funds = table.seats[table.turn]!.money + dollarsFor(0, table.seats.length)
	const roads = openRoads(table, town)
	const told = (places: typeof roads) => listOf(places.map((road) => describeRoad(table, road)))
	const [now, later] = [
		roads.filter(({ price }) => price <= funds),
		roads.filter(({ price }) => price > funds),
	]
	const about = { place: placeName(town), money: moneyText(funds) }
	const first = now.length > 0 ? t('note.town', { ...about, places: told(now) }) : t('note.town.none', about)
	return later.length > 0 ? `${first} ${t('note.town.later', { places: told(later) })}` : first
}

function describeRoad({ tiles }: Table, { to, price }: Link): string {
	const about = { place: placeName(to), price: moneyText(price) }
	return tiles[to] === undefined
		? t('note.road', about)
		: t('note.road.metropolis', { ...about, value: tiles[to] })
}
