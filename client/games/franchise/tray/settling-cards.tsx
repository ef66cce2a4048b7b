import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isOut, isTown, linksOf, placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import { slotsLeft } from '../../../../shared/games/franchise/rules/pieces.ts'
import { regionTilesLeft, valuesLeft } from '../../../../shared/games/franchise/rules/pool.ts'
import { listOf } from '../../../i18n/list-of.ts'
import { boxOfRegion } from '../board/geometry.ts'
import { shortTile } from '../gain.ts'
import { moneyText, placeName, regionName, tileName } from '../names.ts'
import { targetOf } from '../plan.ts'
import type { FranchisePlay, Picked } from '../play.ts'
import { touchRegion } from '../touch.ts'
import { franchiseWords } from '../words.en.ts'
import { ChoiceCard } from './choice-card.tsx'
import { chooseInDrawer } from './turn-cards.tsx'

type Props = { play: FranchisePlay }
const { t } = franchiseWords

/** Start towns, where the boom begins, or where the picked tile may lie. */
export function SettlingCards({ play }: Props) {
	const { tiles } = play.view.value.table
	const chosen = play.steps.value.map(targetOf)
	const note = (place: PlaceId) => {
		if (tiles[place] !== undefined) return t('place.value', { value: tiles[place] })
		return isTown(place) ? roadsNote(play, place) : regionName(placeOf(place).region)
	}
	return (
		<>
			{play.choices.value.map((place) => (
				<ChoiceCard
					key={place}
					play={play}
					place={place}
					title={placeName(place)}
					note={note(place)}
					pressed={chosen.includes(place)}
					onChoose={() => chooseInDrawer(play, place)}
				/>
			))}
		</>
	)
}

/** Open places that one road joins to a town, the cheapest roads first. */
const openRoads = ({ view }: FranchisePlay, place: PlaceId) => {
	const { table } = view.value
	return linksOf(place)
		.filter(({ to }) => !isOut(to, table.seats.length) && slotsLeft(table, to) > 0)
		.toSorted((a, b) => a.price - b.price)
}

const roadsNote = (play: FranchisePlay, place: PlaceId): string => {
	const roads = openRoads(play, place)
	return t('card.town', { count: roads.length, free: roads.filter(({ price }) => price === 0).length })
}

/** What it is all about; once a town is chosen, where one could go from there. */
export function SettlingNote({ play }: Props) {
	const { stage, tiles } = play.view.value.table
	const [chosen] = play.staged('town')
	if (stage === 'turns' || stage === 'over') return null
	if (!chosen) return <p class="franchise-drawer-note">{t(`note.${stage}`)}</p>
	const places = openRoads(play, chosen.place).map(({ to, price }) => {
		const about = { place: placeName(to), price: moneyText(price) }
		return tiles[to] === undefined
			? t('note.road', about)
			: t('note.road.metropolis', { ...about, value: tiles[to] })
	})
	const about = { place: placeName(chosen.place), places: listOf(places), count: places.length }
	return <p class="franchise-drawer-note">{t('note.town', about)}</p>
}

/** Where the picked region tile may lie. */
function RegionCards({ play }: Props) {
	const chosen = play.staged('assign-region')[0]?.region
	return (
		<>
			{[...play.choicesOfRegions.value, ...(chosen ? [chosen] : [])].map((region) => (
				<ChoiceCard
					key={region}
					play={play}
					title={regionName(region)}
					note={t('card.region.place')}
					pressed={region === chosen}
					onChoose={() => {
						touchRegion(play, region)
						play.stage.reveal(boxOfRegion(region))
					}}
				/>
			))}
		</>
	)
}

/** All of them, or the one that was picked. */
const tilesOf = (tiles: readonly number[], picked: Picked | undefined): readonly number[] => {
	if (picked === undefined) return tiles
	return picked.kind === 'region' ? [picked.tile] : []
}

/** The tiles of the draft that are still to be placed; once one is picked, the places for it. */
export function DraftCards({ play }: Props) {
	const { table } = play.view.value
	const values = valuesLeft(table)
	const picked = play.picked.value
	const pick = (next: Picked, same: boolean) => {
		play.unstage('assign')
		play.unstage('assign-region')
		play.inspected.value = undefined
		play.picked.value = same ? undefined : next
	}
	const isFor = (kind: Picked['kind']) => picked === undefined || picked.kind === kind
	return (
		<>
			{[...new Set(values)]
				.filter((value) => isFor('value') && (picked?.kind !== 'value' || picked.value === value))
				.sort((a, b) => a - b)
				.map((value) => {
					const same = picked?.kind === 'value' && picked.value === value
					const count = values.filter((other) => other === value).length
					return (
						<ChoiceCard
							key={value}
							play={play}
							kind="tile"
							title={value}
							note={t('card.tiles', { count })}
							pressed={same}
							onChoose={() => pick({ kind: 'value', value }, same)}
						/>
					)
				})}
			{tilesOf(regionTilesLeft(table), picked).map((tile, index) => {
				const same = picked?.kind === 'region' && picked.tile === tile
				return (
					<ChoiceCard
						key={`${tile} ${index}`}
						play={play}
						kind="tile"
						title={<span title={tileName(tile)}>{shortTile(tile)}</span>}
						note={t('card.region')}
						pressed={same}
						onChoose={() => pick({ kind: 'region', tile }, same)}
					/>
				)
			})}
			{picked?.kind === 'value' && <SettlingCards play={play} />}
			{picked?.kind === 'region' && <RegionCards play={play} />}
		</>
	)
}
