import { placeIds } from '../data/places.ts'
import { isOut } from '../rules/board.ts'
import { refuseBonus } from '../rules/bonus.ts'
import { supplyOf } from '../rules/pieces.ts'
import { activePlayer } from '../rules/turn.ts'
import type { Step } from '../step.ts'
import { DOLLARS_FOR_BONUS } from '../steps/cash.ts'
import type { Develop } from '../steps/develop.ts'
import { developmentsOf } from '../steps/offers.ts'
import { PRICE_OF_SHARE, type Share } from '../steps/share.ts'
import { NOBODY, type Table } from '../table.ts'
import { estimate, type Plan, sharePlaces } from './estimate.ts'
import { linksAt, numberOf, PLACES, townAt } from './numbers.ts'
import { type Reading, read } from './reading.ts'
import type { Weights } from './weights.ts'

/** How many of the best beginnings of a turn are looked at further. */
export interface Breadth {
	first: number // after the first development
	second: number // after both, for market shares
	shares?: number // how many of these at most; as many as pay, unless told
}

/** A turn as far as it is planned, and what it is worth if it ends there. */
export interface Line extends Plan {
	steps: readonly Step[]
	spent: boolean // a bonus tile was used
	supply: number // franchises left
	worth: number
}

/** A way to develop. */
interface Road {
	to: number
	price: number
	path: Develop['path']
	free?: number
}

/** What can be done in a turn whose income is collected. */
interface Choice {
	reading: Reading
	roads: Road[] // by target, the cheapest
	mayUseBonus: boolean
	places: number[] // for market shares
	shares: number // how many of these at most
}

/** The best whole turns of the active seat, whose income is collected; the best first, each ready to be ended. */
export function bestTurns(table: Table, weights: Weights, breadth: Breadth): Line[] {
	const reading = read(table, weights)
	const progress = table.progress!
	const choice: Choice = {
		reading,
		roads: roadsOf(reading),
		mayUseBonus: refuseBonus(table) === undefined,
		places: sharePlaces(reading).filter((place) => progress.middle[placeIds[place]!] === undefined),
		shares: breadth.shares ?? PLACES,
	}
	const start = lineFrom(choice)
	const starts = choice.mayUseBonus ? [start, withCash(choice, start)] : [start]
	const once = [start]
	for (const line of starts) extendByRoads(choice, line, once)
	const kept = best(once, breadth.first)
	const twice = kept.slice()
	for (const line of kept) if (line.markers.length > 0) extendByRoads(choice, line, twice)
	const lines: Line[] = []
	for (const line of best(twice, breadth.second)) extendByShares(choice, line, lines)
	return best(lines, lines.length)
}

const best = (lines: readonly Line[], count: number): Line[] =>
	[...lines].sort((a, b) => b.worth - a.worth).slice(0, count)

/** The turn as it stands. */
function lineFrom({ reading }: Choice): Line {
	const { table } = reading
	const { marker, extra, middle, bonus } = table.progress!
	const shares: number[] = []
	let twice = NOBODY
	for (let place = 0; place < PLACES; place++) {
		const count = middle[placeIds[place]!]
		if (count !== undefined) shares.push(place)
		if (count === 2) twice = place
	}
	const player = activePlayer(table)
	return weigh(reading, {
		steps: [],
		markers: [marker, extra].filter((place) => place !== null).map(numberOf),
		shares,
		twice,
		money: player.money,
		bonus: player.bonus,
		spent: bonus,
		supply: supplyOf(table, table.turn),
		worth: 0,
	})
}

function weigh(reading: Reading, line: Line): Line {
	line.worth = estimate(reading, line)
	return line
}

const withCash = ({ reading }: Choice, line: Line): Line =>
	weigh(reading, {
		...line,
		steps: [...line.steps, { type: 'cash' }],
		money: line.money + DOLLARS_FOR_BONUS,
		bonus: line.bonus - 1,
		spent: true,
	})

/** The cheapest road to every place that may be developed to; with tiles that change the roads, as the rules offer them. */
function roadsOf({ table, pieces, values, players }: Reading): Road[] {
	const { turn, progress } = table
	if (progress!.phase !== 'develop') return []
	if (table.development === turn || table.route === turn)
		return developmentsOf(table).map(({ step, target, price }) => ({
			to: numberOf(target),
			price,
			path: step.path,
			...(step.free !== undefined && { free: step.free }),
		}))
	const digit = `${turn}`
	const roads: Road[] = []
	for (let to = 0; to < PLACES; to++) {
		const there = pieces[to]!
		if (townAt[to] ? there !== '' : values[to]! <= there.length || there.includes(digit)) continue
		if (isOut(placeIds[to]!, players)) continue
		let from = NOBODY
		let least = Number.POSITIVE_INFINITY
		for (const link of linksAt[to]!) {
			if (link.price >= least || !pieces[link.to]!.includes(digit)) continue
			from = link.to
			least = link.price
		}
		if (from !== NOBODY) roads.push({ to, price: least, path: [placeIds[from]!, placeIds[to]!] })
	}
	return roads
}

/** Adds the line with each next development that can be paid. */
function extendByRoads({ reading, roads, mayUseBonus }: Choice, line: Line, lines: Line[]): void {
	const again = line.markers.length > 0
	if (line.supply < 1 || line.markers.length > 1 || (again && (line.spent || !mayUseBonus))) return
	const path = again ? lastPath(line) : undefined
	for (const road of roads) {
		if (road.price > line.money || line.markers.includes(road.to) || sharesTile(road, path)) continue
		const type = again ? 'develop-again' : 'develop'
		const step: Develop = { type, path: road.path, ...(road.free !== undefined && { free: road.free }) }
		lines.push(
			weigh(reading, {
				...line,
				steps: [...line.steps, step],
				markers: [...line.markers, road.to],
				money: line.money - road.price,
				bonus: line.bonus - (again ? 1 : 0),
				spent: line.spent || again,
				supply: line.supply - 1,
			}),
		)
	}
}

const lastPath = ({ steps }: Line): Develop | undefined =>
	steps.find((step): step is Develop => step.type === 'develop')

/** Whether two developments would use the one development tile, or the one route tile, both. */
const sharesTile = (road: Road, other: Develop | undefined): boolean =>
	other !== undefined &&
	((road.free !== undefined && other.free !== undefined) || (road.path.length > 2 && other.path.length > 2))

/** Adds the line with the market shares that make it better, doubled too, and with dollars for a bonus tile. */
function extendByShares(choice: Choice, start: Line, lines: Line[]): void {
	const line = addShares(choice, start)
	lines.push(line)
	if (!choice.mayUseBonus || line.spent) return
	if (line.money < PRICE_OF_SHARE) lines.push(addShares(choice, withCash(choice, start)))
	if (line.supply < 1) return
	const { pieces, values } = choice.reading
	for (const place of line.shares)
		if (values[place]! - pieces[place]!.length > 1)
			lines.push(
				weigh(choice.reading, {
					...line,
					steps: [...line.steps, { type: 'share-again', place: placeIds[place]! }],
					twice: place,
					bonus: line.bonus - 1,
					spent: true,
					supply: line.supply - 1,
				}),
			)
}

/** Every market share that makes the line better, best first, while there is money. */
function addShares({ reading, places, shares: most }: Choice, start: Line): Line {
	let line = start
	if (!canShare(start)) return start
	const shares = places.map((place) => withShare(reading, start, place))
	for (const { worth, steps } of best(shares, most)) {
		if (worth <= start.worth || !canShare(line)) break
		const longer = withShare(reading, line, numberOf((steps.at(-1) as Share).place))
		if (longer.worth > line.worth) line = longer
	}
	return line
}

const canShare = ({ money, supply }: Line): boolean => money >= PRICE_OF_SHARE && supply > 0

const withShare = (reading: Reading, line: Line, place: number): Line =>
	weigh(reading, {
		...line,
		steps: [...line.steps, { type: 'share', place: placeIds[place]! }],
		shares: [...line.shares, place].sort((a, b) => a - b),
		money: line.money - PRICE_OF_SHARE,
		supply: line.supply - 1,
	})
