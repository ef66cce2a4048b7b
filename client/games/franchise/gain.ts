import type { RegionReport } from '../../../shared/games/franchise/advice/region.ts'
import { FIRST_RED_SPACE } from '../../../shared/games/franchise/data/box.ts'
import type { Prize } from '../../../shared/games/franchise/data/region-tiles.ts'
import type { Gain } from '../../../shared/games/franchise/event.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { moneyText, prizesOf } from './names.ts'
import type { Tile } from './plan.ts'
import { franchiseWords } from './words.en.ts'

const tiles: readonly Tile[] = ['bonus', 'development', 'route']

/** Where there is no room for a picture; none of them is the sign of a player. */
export const tileSigns: Readonly<Record<Tile, string>> = { bonus: '✪', development: '⇉', route: '➔' }

/** What a rank brings, in a sign or two (n: the tiles on the track); the panel says it in words. */
function shortPrize({ points, dollars, beyondTrack, ...kept }: Prize): string {
	if (dollars !== undefined) return moneyText(dollars)
	if (beyondTrack !== undefined)
		return beyondTrack === 0 ? 'n' : `n${beyondTrack < 0 ? '−' : '+'}${Math.abs(beyondTrack)}`
	const tile = tiles.find((kind) => kept[kind])
	return `${points ?? 0}${tile ? tileSigns[tile] : ''}`
}

/** What a region tile pays among so many: with two players the second takes what all others would. */
export const shortTile = (tile: number, players: number): string =>
	prizesOf(tile, players).map(shortPrize).join(' · ')

/** What a rank of a region brings, and whom as the table stands. */
export interface Rank {
	text: string
	seats: readonly Seat[]
}

/** What a region pays, or why it pays nothing: it has scored, or the draft has not given it a tile yet. */
export function ranksOf({ stage, seats }: Table, report: RegionReport | undefined): Rank[] {
	if (!report) return [{ text: stage === 'draft' ? '?' : '✓', seats: [] }]
	const ranking = report.gains.map(({ seat }) => seat)
	return prizesOf(report.tile, seats.length).map((prize, rank, { length }) => ({
		text: shortPrize(prize),
		seats: ranking.slice(rank, rank === length - 1 ? undefined : rank + 1),
	}))
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
	if (keeps !== undefined) parts.push(tileSigns[keeps])
	return parts.join(' ')
}
