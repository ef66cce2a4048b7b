import { reportMetropolis } from '../../../../shared/games/franchise/advice/metropolis.ts'
import { reportRegion } from '../../../../shared/games/franchise/advice/region.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { isBlocked, isOut, isTown, linksOf } from '../../../../shared/games/franchise/rules/board.ts'
import { countOf, piecesAt } from '../../../../shared/games/franchise/rules/pieces.ts'
import { strengthsIn } from '../../../../shared/games/franchise/rules/region.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { listOf } from '../../../i18n/list-of.ts'
import type { Player } from '../../game.ts'
import { nameIn } from '../describe.ts'
import { placeName, tileName } from '../names.ts'
import { textWords } from './words.en.ts'

type Players = readonly Player[]

const { t } = textWords

/** How a place stands: what it is, who is there, and what the reader would need. */
export function describePlace(table: Table, place: PlaceId, players: Players): string {
	const sentences = isTown(place)
		? [describeTown(table, place, players)]
		: describeMetropolis(table, place, players)
	if (table.boom === place) sentences.push(t('place.boom'))
	return sentences.join(' ')
}

function describeTown(table: Table, place: PlaceId, players: Players): string {
	const [owner] = piecesAt(table, place)
	return owner === undefined
		? t('place.town.free')
		: t('place.town.of', { name: nameIn(players, Number(owner)) })
}

function describeMetropolis(table: Table, place: PlaceId, players: Players): string[] {
	const pieces = piecesAt(table, place)
	const report = reportMetropolis(table, place)
	if (table.stage === 'draft' && !report) return [t('place.blank')]
	if (!report) {
		const names = countsOf(
			players.map(({ seat }) => countOf(pieces, seat)),
			players,
		)
		return [names === '' ? t('place.evaluated') : t('place.evaluated.with', { names })]
	}
	const sentences = [t('place.open', { value: report.value, count: report.left })]
	if (pieces !== '')
		sentences.push(
			t('place.slots', { names: [...pieces].map((seat) => nameIn(players, Number(seat))).join(', ') }),
		)
	const own = players.find(({ mine }) => mine)?.seat
	if (own !== undefined && (report.counts[own] ?? 0) > 0) {
		const more = report.needs[own]
		sentences.push(typeof more === 'number' ? t('place.majority', { count: more }) : t('place.majority.gone'))
	}
	return sentences
}

/** “Ann 2 and you 1”: those who have any. */
const countsOf = (counts: readonly number[], players: Players): string =>
	listOf(
		counts.flatMap((count, seat) => (count > 0 ? [t('count', { name: nameIn(players, seat), count })] : [])),
	)

/** The roads from a place, the cheap ones first. */
export function describeRoads(table: Table, place: PlaceId): string {
	const roads = linksOf(place)
		.filter(({ to }) => !isOut(to, table.seats.length))
		.toSorted((a, b) => a.price - b.price)
		.map(({ to, price }) => t('place.road', { place: placeName(to), price }))
	return t('place.roads', { roads: roads.join(', ') })
}

/** How a region stands: what it pays, who is there, what is still open. */
export function describeRegion(table: Table, region: RegionId, players: Players): string {
	if (isBlocked(region, table.seats.length)) return t('region.out')
	const report = reportRegion(table, region)
	const sentences = [
		report ? t('region.pays', { tile: tileName(report.tile, table.seats.length) }) : t(withoutTile(table)),
	]
	const names = countsOf(strengthsIn(table, region), players)
	if (names !== '') sentences.push(t('region.strengths', { names }))
	if (report?.owner !== undefined) sentences.push(t('region.owner', { name: nameIn(players, report.owner) }))
	const open = report ? [...report.metropolises, ...report.towns] : []
	if (open.length > 0) sentences.push(t('region.open', { places: listOf(open.map(placeName)) }))
	if (report && table.stage === 'turns') sentences.push(t('region.track', { count: report.track }))
	return sentences.join(' ')
}

const withoutTile = ({ stage }: Table) => (stage === 'draft' ? 'region.blank' : 'region.done')
