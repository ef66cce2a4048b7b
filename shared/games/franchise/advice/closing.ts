import type { PlaceId } from '../data/places.ts'
import { isTown, linksOf } from '../rules/board.ts'
import { type Chain, cheapestChains } from '../rules/chain.ts'
import { majorityOf } from '../rules/evaluation.ts'
import { incomeOf } from '../rules/income.ts'
import { isFirstEight } from '../rules/milestones.ts'
import { countOf, isAt, piecesAt, slotsLeft, supplyOf } from '../rules/pieces.ts'
import { activePlayer } from '../rules/turn.ts'
import { DOLLARS_FOR_BONUS } from '../steps/cash.ts'
import { eightsIn } from '../steps/develop.ts'
import { PRICE_OF_SHARE } from '../steps/share.ts'
import type { Table } from '../table.ts'
import { boomOffers } from './income.ts'

/** What the active player has to spend on a whole turn that has not begun. */
export interface Means {
	money: number // with the best income that the boom allows
	bonus: boolean
	supply: number
	chains: { plain: Map<PlaceId, Chain>; saving: Map<PlaceId, Chain> } // empty without the tiles for them
}

export function meansOf(table: Table): Means {
	const { money, bonus } = activePlayer(table)
	const incomes = [incomeOf(table, table.turn), ...boomOffers(table).map(({ income }) => income)]
	const chained = table.development === table.turn
	return {
		money: money + Math.max(...incomes.map(({ dollars }) => dollars)),
		bonus: bonus > 0 && table.round > 1,
		supply: supplyOf(table, table.turn),
		chains: {
			plain: chained ? cheapestChains(table, table.turn, false) : new Map(),
			saving: chained && table.route === table.turn ? cheapestChains(table, table.turn, true) : new Map(),
		},
	}
}

/** What it takes to have a place done with: a development along some road, or one or two market shares. */
type Task =
	| { kind: 'develop'; price: number; saved: number; chain: boolean; eight: boolean } // saved: with the route tile
	| { kind: 'share' | 'double' }

/** Undefined if one turn cannot do it. */
function taskAt(table: Table, place: PlaceId, { chains }: Means): Task | undefined {
	const left = slotsLeft(table, place)
	if (isTown(place) || !isAt(table, place, table.turn)) {
		return left === 1 ? development(table, place, chains) : undefined
	}
	const own = countOf(piecesAt(table, place), table.turn)
	const missing = Math.min(left, majorityOf(table.tiles[place]!) - own)
	if (missing > 2) return undefined
	return { kind: missing === 1 ? 'share' : 'double' }
}

function development(table: Table, place: PlaceId, { plain, saving }: Means['chains']): Task | undefined {
	const prices = linksOf(place)
		.filter(({ to }) => isAt(table, to, table.turn))
		.map(({ price }) => price)
	const hasRoute = table.route === table.turn
	if (prices.length > 0) {
		const price = Math.min(...prices)
		return { kind: 'develop', price, saved: hasRoute ? price : 0, chain: false, eight: price === 8 }
	}
	const chain = plain.get(place)
	if (chain === undefined) return undefined
	const saved = chain.price - (saving.get(place)?.price ?? chain.price)
	return {
		kind: 'develop',
		price: chain.price,
		saved: Math.max(0, saved),
		chain: true,
		eight: eightsIn(chain.path) > 0,
	}
}

/** Whether the active player could be done with all these places in one turn: towns occupied, metropolises evaluated. */
export function canSettle(table: Table, places: readonly PlaceId[], means: Means): boolean {
	const tasks = places.map((place) => taskAt(table, place, means))
	if (!tasks.every((task) => task !== undefined)) return false
	const developments = tasks.filter((task) => task.kind === 'develop')
	const doubles = tasks.filter((task) => task.kind === 'double').length
	const shares = tasks.length - developments.length
	const tilesUsed = Math.max(0, developments.length - 1) + doubles
	if (tilesUsed > (means.bonus ? 1 : 0)) return false
	if (developments.filter(({ chain }) => chain).length > 1) return false
	const eights = developments.filter(({ eight }) => eight).length
	// The franchise that a first road of 8 takes is missed only by what comes after that road.
	const missed = isFirstEight(table, table.turn) && eights > 0 && eights + shares > 1 ? 1 : 0
	if (tasks.length + doubles + missed > means.supply) return false
	const roads = developments.reduce((sum, { price }) => sum + price, 0)
	const saved = Math.max(0, ...developments.map((task) => task.saved))
	const extra = means.bonus && tilesUsed === 0 ? DOLLARS_FOR_BONUS : 0
	return roads - saved + shares * PRICE_OF_SHARE <= means.money + extra
}

/** How many franchises the active player could add to a metropolis in one turn. */
export function mostAt(table: Table, place: PlaceId, means: Means): number {
	const funds = means.money + (means.bonus ? DOLLARS_FOR_BONUS : 0)
	const left = slotsLeft(table, place)
	if (left === 0 || means.supply === 0) return 0
	if (isAt(table, place, table.turn)) {
		const isDoubled = means.bonus && left > 1 && means.supply > 1 && means.money >= PRICE_OF_SHARE
		return isDoubled ? 2 : Number(funds >= PRICE_OF_SHARE)
	}
	const task = development(table, place, means.chains)
	return task?.kind === 'develop' && task.price - task.saved <= funds ? 1 : 0
}
