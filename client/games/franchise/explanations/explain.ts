import { trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { majorityOf } from '../../../../shared/games/franchise/rules/evaluation.ts'
import { DOLLARS_A_POINT, POINTS_A_BONUS_TILE } from '../../../../shared/games/franchise/rules/final-score.ts'
import { type Income, incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import { supplyOf, townsOf } from '../../../../shared/games/franchise/rules/pieces.ts'
import { type Table, totalOf } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Player } from '../../game.ts'
import { describeIncome } from '../about/income-report.tsx'
import { countdownText } from '../gain.ts'
import { moneyText } from '../names.ts'
import { explanationWords } from './words.en.ts'

const { t } = explanationWords

/** A score, and what the end would add to it as the table stands. */
export function explainPoints(table: Table, seat: Seat, players: readonly Player[]): string | undefined {
	const player = table.seats[seat]
	if (!player) return undefined
	const about = { name: players[seat]?.name ?? '', points: totalOf(player.points) }
	if (table.stage === 'over') return t('points.over', about)
	return t('points', {
		...about,
		towns: townsOf(table, seat),
		money: moneyText(player.money),
		dollars: Math.floor(player.money / DOLLARS_A_POINT),
		bonus: POINTS_A_BONUS_TILE * player.bonus,
	})
}

export function explainMoney(table: Table, seat: Seat): string | undefined {
	const player = table.seats[seat]
	return (
		player && t('money', { money: moneyText(player.money), income: moneyText(incomeOf(table, seat).dollars) })
	)
}

export const explainSupply = (table: Table, seat: Seat): string =>
	t('supply', { count: supplyOf(table, seat) })

/** Bonus tiles, and the tiles of the regions. */
export function explainTiles(table: Table, seat: Seat): string {
	const count = table.seats[seat]?.bonus ?? 0
	return [
		t('bonus', { count, points: POINTS_A_BONUS_TILE }),
		...(table.development === seat ? [t('development')] : []),
		...(table.route === seat ? [t('route')] : []),
	].join(' ')
}

/** So many empty slots, so much; from how many on there is more; and what the staged turn would make of it. */
export function explainIncome(table: Table, seat: Seat, after: Income | undefined): string {
	const players = table.seats.length
	const now = incomeOf(table, seat)
	const told = t('income', { income: describeIncome(now, players) })
	return after && after.slots !== now.slots
		? `${told} ${t('income.after', { income: describeIncome(after, players) })}`
		: told
}

/** How far the end is, and what the next region brings whoever closes it. */
export function explainTrack({ track, stage }: Table, space?: number): string {
	const told = countdownText(track.length, stage === 'over')
	if (space !== undefined && !Number.isNaN(space)) return `${t('track.space', { points: space })} ${told}`
	const points = trackPoints[track.length]
	return points === undefined || stage === 'over' ? told : `${told}. ${t('track', { points })}`
}

/** What a road or a share costs, beside what there is to pay it with. */
export function explainPrice(table: Table, price: number, isShare: boolean): string {
	const money = moneyText(table.seats[table.turn]?.money ?? 0)
	return t(isShare ? 'price.share' : 'price.road', { price: moneyText(price), money })
}

/** How many more make more than half. */
export function explainNeeds({ tiles }: Table, place: PlaceId, count: number): string | undefined {
	const value = tiles[place]
	return value === undefined ? undefined : t('needs', { count, value, half: majorityOf(value) })
}
