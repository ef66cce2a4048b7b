import type { RegionReport } from '../../../shared/games/franchise/advice/region.ts'
import { FIRST_RED_SPACE } from '../../../shared/games/franchise/data/box.ts'
import { type Prize, regionTiles } from '../../../shared/games/franchise/data/region-tiles.ts'
import type { Gain } from '../../../shared/games/franchise/event.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { moneyText } from './names.ts'
import { franchiseWords } from './words.en.ts'

/** What a rank brings, in a sign or two (n: the tiles on the track); the panel says it in words. */
function shortPrize({ points, dollars, beyondTrack, ...kept }: Prize): string {
	if (dollars !== undefined) return moneyText(dollars)
	if (beyondTrack !== undefined)
		return beyondTrack === 0 ? 'n' : `n${beyondTrack < 0 ? '−' : '+'}${Math.abs(beyondTrack)}`
	return `${points ?? 0}${kept.bonus || kept.development || kept.route ? '★' : ''}`
}

export function shortTile(tile: number): string {
	const { first, second, others } = regionTiles[tile]!
	return [first, second, others].map(shortPrize).join(' · ')
}

/** What a rank of a region brings, and whom as the table stands. */
export interface Rank {
	text: string
	seats: readonly Seat[]
}

/** What a region pays, or why it pays nothing: it has scored, or the draft has not given it a tile yet. */
export function ranksOf({ stage, seats }: Table, report: RegionReport | undefined): Rank[] {
	if (!report) return [{ text: stage === 'draft' ? '?' : '✓', seats: [] }]
	const { first, second, others } = regionTiles[report.tile]!
	const ranking = report.gains.map(({ seat }) => seat)
	const seconds = seats.length > 2 ? 2 : 1 // with two players the second takes what all others would
	return [
		{ text: shortPrize(first), seats: ranking.slice(0, 1) },
		{ text: shortPrize(second), seats: ranking.slice(1, seconds) },
		{ text: shortPrize(others), seats: ranking.slice(seconds) },
	]
}

/** How many more regions will have scored when the game ends. */
export const regionsToGo = (covered: number): number => Math.max(0, FIRST_RED_SPACE + 1 - covered)

/** How far the end is. */
export const countdownText = (covered: number, isOver: boolean): string =>
	isOver || regionsToGo(covered) === 0
		? franchiseWords.t('track.over')
		: franchiseWords.t('track.left', { count: regionsToGo(covered) })

/** What a region brought somebody. */
export function gainText({ points, dollars, keeps }: Gain): string {
	const parts: string[] = []
	if (points !== undefined) parts.push(`+${points}`)
	if (dollars !== undefined) parts.push(moneyText(dollars))
	if (keeps !== undefined) parts.push('★')
	return parts.join(' ')
}
