import { companyStations } from '../../data/companies.ts'
import { SIDES } from '../../options.ts'
import { NOBODY, type Table } from '../../table.ts'
import { type Chance, shuffle } from './chance.ts'
import { type Known, numbersKnown, sharesKnown } from './known.ts'
import { MOST_HELD, OWNERS, type Position, SHARES } from './position.ts'
import { allTiles, codes, tileOf, turned } from './tiles.ts'

/** Hidden cards of one kind, and who holds some of them; those that nobody gets are left over. */
interface Pool {
	cards: Int8Array
	seats: readonly number[]
}

/** What is hidden in a position: it may be dealt in any way. */
export interface Hidden {
	tiles: Pool
	isDrawn: boolean // also the tile just drawn
	shares: readonly Pool[] // by the index of the percentage; the rest is its pile
	numbers: readonly (Pool & { each: number })[] // by side of the board; nobody has the rest
}

export function hiddenFrom(known: Known): Hidden {
	const { table, hands } = known
	const seats = [...hands.keys()]
	const blind = seats.filter((seat) => hands[seat] === undefined)
	const isDrawn = table.drawn && blind.includes(table.turn)
	const count = blind.reduce((sum, seat) => sum + table.held[seat]!, table.pile + Number(isDrawn))
	return {
		tiles: { cards: unseenTiles(known, count), seats: blind },
		isDrawn,
		shares: table.market === undefined ? [] : unseenShares(known, table.market.open, seats),
		numbers: unseenNumbers(known, seats),
	}
}

/** Those that lie neither on the board nor in a hand that is seen. */
function unseenTiles({ table, hands }: Known, count: number): Int8Array {
	const counts = new Int8Array(codes.length)
	for (const tile of allTiles) counts[tile]!++
	for (const hand of hands) {
		for (const code of hand?.tiles ?? []) counts[tileOf(code)]!--
		if (hand?.drawn) counts[tileOf(hand.drawn)]!--
	}
	for (const code of Object.values(table.cells)) counts[unturned(counts, tileOf(code))]!--
	const unseen = [...counts].flatMap((left, tile) => new Array<number>(Math.max(left, 0)).fill(tile))
	// A position that somebody made up may have tiles that do not exist.
	while (unseen.length < count) unseen.push(...allTiles)
	return Int8Array.from(unseen)
}

/** Where tiles may be turned, one that lies there may be any of those that look like it: it does not matter which. */
function unturned(counts: Int8Array, tile: number): number {
	for (let quarters = 0; quarters < 4; quarters++) {
		const other = turned[4 * tile + quarters]!
		if (counts[other]! > 0) return other
	}
	return tile
}

function unseenShares(known: Known, open: readonly number[], seats: readonly number[]): Pool[] {
	const shares = seats.map((seat) => sharesKnown(known, seat))
	return open.map((faceUp, index) => {
		const seen = [faceUp, ...shares.map((own) => own[index])]
		const cards = [...companyStations.keys()].filter((company) => !seen.includes(company))
		return { cards: Int8Array.from(cards), seats: seats.filter((seat) => shares[seat]![index] === undefined) }
	})
}

function unseenNumbers(known: Known, seats: readonly number[]): Hidden['numbers'] {
	const blind = seats.filter((seat) => numbersKnown(known, seat) === undefined)
	const seen = seats.flatMap((seat) => numbersKnown(known, seat) ?? [])
	return Array.from({ length: SIDES }, (_, side) => {
		const numbers = Array.from({ length: 8 }, (_, index) => 8 * side + index + 1)
		const cards = numbers.filter((number) => !seen.includes(number))
		return { cards: Int8Array.from(cards), seats: blind, each: cardsOf(known.table, side) }
	})
}

/** Until version 2 the table tells one number for all sides. */
function cardsOf({ options }: Table, side: number): number {
	const cards = [options.cards].flat()
	return cards[side] ?? cards[0]!
}

/** Deals what is hidden once more, each possible deal as likely as the others. */
export function deal(position: Position, hidden: Hidden, chance: Chance): void {
	dealTiles(position, hidden, chance)
	for (let index = 0; index < hidden.shares.length; index++)
		dealShares(position, hidden.shares[index]!, index, chance)
	if (position.hasNumbers) for (const pool of hidden.numbers) dealNumbers(position, pool, pool.each, chance)
}

function dealTiles(position: Position, { tiles: { cards, seats }, isDrawn }: Hidden, chance: Chance): void {
	shuffle(chance, cards, cards.length)
	let dealt = 0
	for (const seat of seats) {
		for (let index = 0; index < position.held[seat]!; index++)
			position.hands[MOST_HELD * seat + index] = cards[dealt++]!
	}
	for (let index = 0; index < position.piled; index++) position.pile[index] = cards[dealt++]!
	if (isDrawn) position.drawn = cards[dealt]!
}

function dealShares(position: Position, { cards, seats }: Pool, index: number, chance: Chance): void {
	shuffle(chance, cards, cards.length)
	let dealt = 0
	for (const seat of seats) position.shares[SHARES * seat + index] = cards[dealt++]!
	const left = cards.length - dealt
	for (let place = 0; place < left; place++) position.sharePiles[OWNERS * index + place] = cards[dealt++]!
	position.sharePileSizes[index] = left
}

function dealNumbers({ holders }: Position, { cards, seats }: Pool, each: number, chance: Chance): void {
	shuffle(chance, cards, cards.length)
	for (let dealt = 0; dealt < cards.length; dealt++)
		holders[cards[dealt]!] = seats[Math.floor(dealt / each)] ?? NOBODY
}
