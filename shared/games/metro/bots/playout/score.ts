import { percentages } from '../../data/companies.ts'
import { STATIONS } from '../../rules/board.ts'
import { OWNERS, type Position, SHARES } from './position.ts'

/** What every seat has in the end. */
export function scoreSeats(position: Position, scores: Int16Array): void {
	const { seats, points, pay, holders } = position
	for (let seat = 0; seat < seats; seat++) scores[seat] = position.hasShares ? 0 : points[seat]!
	if (position.hasShares) scoreShares(position, scores)
	if (!position.hasNumbers) return
	for (let station = 1; station <= STATIONS; station++) {
		if (holders[station]! >= 0) scores[holders[station]!]! += pay[station]!
	}
}

function scoreShares(position: Position, scores: Int16Array): void {
	for (let company = 0; company < OWNERS; company++) scoreCompany(position, company, scores)
}

/** Its shares are worth its rank; a tenth of its profit goes to all of whom nobody holds more. */
function scoreCompany({ seats, points, shares }: Position, company: number, scores: Int16Array): void {
	const profit = points[company]!
	let value = OWNERS
	for (let other = 0; other < OWNERS; other++) if (points[other]! > profit) value--
	let most = 1
	for (let seat = 0; seat < seats; seat++) {
		const held = tenthsHeld(shares, seat, company)
		scores[seat]! += value * held
		if (held > most) most = held
	}
	const bonus = Math.floor(profit / 10)
	for (let seat = 0; seat < seats; seat++) {
		if (tenthsHeld(shares, seat, company) === most) scores[seat]! += bonus
	}
}

/** How much of a company a seat holds, in tenths. */
export function tenthsHeld(shares: Int8Array, seat: number, company: number): number {
	let held = 0
	for (let index = 0; index < SHARES; index++) {
		if (shares[SHARES * seat + index] === company) held += tenths[index]!
	}
	return held
}

const tenths = Int8Array.from(percentages.map((percentage) => percentage / 10))

/** A seat's part in the win: all of it, nothing, or a part where equal points share it. */
export function winShare(scores: Int16Array, seats: number, seat: number): number {
	let winners = 0
	for (let other = 0; other < seats; other++) {
		if (scores[other]! > scores[seat]!) return 0
		if (scores[other] === scores[seat]) winners++
	}
	return 1 / winners
}
