import type { MilestoneId } from '../../../shared/games/franchise/data/milestones.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { type Prize, regionTiles } from '../../../shared/games/franchise/data/region-tiles.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import { placeDrawings } from '../../../shared/games/franchise/drawing/places.ts'
import { nameWords } from './names.en.ts'

const { t } = nameWords

/** As on the map. */
export const placeName = (place: PlaceId): string => placeDrawings[place].name

export const regionName = (region: RegionId): string => t(`region.${region}`)

export const milestoneName = (milestone: MilestoneId): string => t(`milestone.${milestone}`)

/** Dollars as a price tag says them. */
export const moneyText = (count: number): string => t('money', { count })

/** What a region tile pays by rank: with two players nobody gets its second prize. */
export function prizesOf(tile: number, players = 3): Prize[] {
	const { first, second, others } = regionTiles[tile]!
	return players > 2 ? [first, second, others] : [first, others]
}

/** A region tile by what it brings the first, the second and all others. */
export const tileName = (tile: number, players?: number): string =>
	prizesOf(tile, players).map(prizeName).join(' / ')

/** What one rank of a region tile brings, as short as it can be said. */
export function prizeName({ points, dollars, beyondTrack, ...kept }: Prize): string {
	if (dollars !== undefined) return moneyText(dollars)
	if (beyondTrack !== undefined)
		return t('prize.track', { more: `${beyondTrack < 0 ? '−' : '+'}${Math.abs(beyondTrack)}` })
	const tile = (['bonus', 'development', 'route'] as const).find((kind) => kept[kind])
	return tile ? t(`prize.${tile}`, { points: points ?? 0 }) : String(points ?? 0)
}
