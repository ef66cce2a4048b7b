import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import type { Explanation } from '../../game.ts'
import { placeUnder, regionUnder } from '../board/geometry.ts'
import { milestoneName, placeName, regionName } from '../names.ts'
import type { FranchiseParts } from '../play.ts'
import { ruleWords } from '../rules/words.en.ts'
import { describePlace, describeRegion } from '../text/describe-place.ts'
import {
	explainIncome,
	explainMoney,
	explainNeeds,
	explainPoints,
	explainPrice,
	explainSupply,
	explainTiles,
	explainTrack,
} from './explain.ts'
import { explanationWords } from './words.en.ts'

const { t } = explanationWords

const seatOf = (sign: Element): number => Number(sign.closest<HTMLElement>('[data-seat]')?.dataset.seat)
const placeOf = (sign: Element): PlaceId | undefined =>
	sign.closest<HTMLElement>('[data-place]')?.dataset.place as PlaceId | undefined
const about = (name: string, told: string): string => t('about', { name, told })
const numberIn = (sign: Element): number => Number(/\d+/.exec(sign.textContent ?? '')?.[0])

/** What the signs of a table of Franchise mean, as it stands. */
export default (parts: FranchiseParts): readonly Explanation[] => [
	...stripSigns(parts),
	...rowSigns(parts),
	...mapSigns(parts),
]

/** On the players' chips and above the list. */
function stripSigns({ stage, display, staging }: FranchiseParts): Explanation[] {
	const table = () => display.table.value
	const own = () => stage.view.value.seat
	return [
		['.player-score', (sign) => explainPoints(table(), seatOf(sign), stage.players.value)],
		['.franchise-holdings b', (sign) => explainMoney(table(), seatOf(sign))],
		['.franchise-holdings-supply', (sign) => explainSupply(table(), seatOf(sign))],
		['.franchise-holdings-tiles', (sign) => explainTiles(table(), seatOf(sign))],
		[
			'.player-button',
			(sign) => {
				const seat = seatOf(sign)
				return [explainMoney, explainSupply, explainTiles].map((tell) => tell(table(), seat)).join(' ')
			},
		],
		[
			'.franchise-standing > :first-child',
			() => {
				const seat = own()
				return seat === undefined || stage.view.value.table.stage !== 'turns'
					? explainTrack(table())
					: explainIncome(stage.view.value.table, seat, staging.outlook.value?.income)
			},
		],
		['.franchise-standing > :last-child', () => explainTrack(table())],
		['.franchise-strip-text', () => t('strip')],
		[
			'.franchise-strip li:first-child',
			(sign) => (sign.querySelector('strong') ? t('strip.money') : undefined),
		],
		['.franchise-outcome-gain', () => t('strip.gain')],
		['.franchise-final td, .franchise-final th', () => t('final')],
		['.franchise-drawer table', () => t('final')],
		['.dock-actions .button-primary', () => t('action')],
	]
}

/** In the list of what can be chosen. */
function rowSigns({ stage, reach }: FranchiseParts): Explanation[] {
	const table = () => reach.table.value
	const kindOf = (sign: Element) => sign.closest<HTMLElement>('[data-kind]')?.dataset.kind
	const notes: Readonly<Record<string, string>> = {
		get bonus() {
			return t('row.bonus')
		},
		get boom() {
			return t('row.boom')
		},
		get tile() {
			return t('row.tile')
		},
	}
	return [
		['.franchise-choice-shield', (sign) => explainPrice(table(), numberIn(sign), kindOf(sign) === 'share')],
		[
			'.franchise-row-needs > span',
			(sign) => {
				const place = placeOf(sign)
				return place && explainNeeds(table(), place, numberIn(sign))
			},
		],
		[
			'.franchise-row-slots',
			(sign) => {
				const place = placeOf(sign)
				return place && describePlace(table(), place, stage.players.value)
			},
		],
		['.franchise-row-gains b', (sign) => t('row.gain', { points: numberIn(sign) })],
		['.franchise-row-gains small', () => t('row.rival')],
		[
			'.franchise-row-side',
			(sign) => {
				const kind = kindOf(sign)
				if (kind === 'again') return t('row.again')
				return kind === 'bonus' ? t('row.double') : t('row.roads', { count: numberIn(sign) })
			},
		],
		[
			'.franchise-choice-card',
			(sign) => {
				const place = placeOf(sign)
				const note = notes[kindOf(sign) ?? '']
				return note ?? (place && about(placeName(place), describePlace(table(), place, stage.players.value)))
			},
		],
		['.franchise-drawer-note', () => t('note')],
	]
}

/** On the map. */
function mapSigns({ stage, display }: FranchiseParts): Explanation[] {
	const table = () => display.table.value
	const aboutPlace = (place: PlaceId) =>
		about(placeName(place), describePlace(table(), place, stage.players.value))
	/** Where it is drawn. */
	const pointOf = (sign: Element) => {
		const { left, top, width, height } = sign.getBoundingClientRect()
		return stage.pointOnPage({ x: left + width / 2, y: top + height / 2 })
	}
	return [
		[
			'.franchise-plate',
			(sign) => {
				const region = (sign as SVGElement).dataset.region as RegionId
				return about(regionName(region), describeRegion(table(), region, stage.players.value))
			},
		],
		['.franchise-track-space', (sign) => explainTrack(table(), numberIn(sign))],
		['.franchise-track-name', () => explainTrack(table())],
		[
			'.franchise-tag',
			(sign) => {
				const place = placeOf(sign)
				return place && `${t('tag', { place: placeName(place) })} ${aboutPlace(place)}`
			},
		],
		['.surface .franchise-shield', (sign) => t('road', { price: numberIn(sign) })],
		[
			'.franchise-metropolis-value',
			(sign) => {
				const at = pointOf(sign)
				const place = at && placeUnder(at, table().seats.length)
				return place && aboutPlace(place)
			},
		],
		['.franchise-edge-chip', (sign) => sign.querySelector('.unseen')?.textContent ?? undefined],
		['.franchise-map-badge', () => t('badge')],
		[
			'.franchise-milestone',
			(sign) => {
				const open = milestoneIds.filter((milestone) => table().milestones[milestone] !== undefined)
				const line = [...sign.parentElement!.children].indexOf(sign)
				const milestone = open[line] ?? 'two-eights' // below which stands who has used one of the two
				return about(milestoneName(milestone), ruleWords.t(`milestone.${milestone}`))
			},
		],
		[
			'.franchise-region-name',
			(sign) => {
				const at = pointOf(sign)
				const region = at && regionUnder(at)
				return region && describeRegion(table(), region, stage.players.value)
			},
		],
	]
}
