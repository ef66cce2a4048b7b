import type { Event } from '../../../../shared/games/boundless/event.ts'
import { ownerOf } from '../../../../shared/games/boundless/rules/colours.ts'
import type { Price } from '../../../../shared/games/boundless/rules/price.ts'
import { accountsOf, bestChoices } from '../../../../shared/games/boundless/rules/review.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import { reducedMotion } from '../../../app/settings.ts'
import { playSound } from '../../../sound/sound.ts'
import { pause } from '../../../table/surface/animate.ts'
import type { Point } from '../../game.ts'
import { linesOf } from '../price-lines.ts'
import { inkTime, LINE_TIME } from '../route/pace.ts'
import type { BoundlessStage } from '../stage.ts'
import type { Subject } from './subject.ts'

/** A settlement as a playback: where everybody set out, each journey with its price, then the best there was. */
export interface Settlement {
	speed: number
	/** Looks at the next thing; so many accounts have been come to. */
	look(subject: Subject, told: number): void
	/** All that is to be told of a seat has been. */
	award(seat: Seat): void
}

const INTRODUCED = 2000 // milliseconds for the card of the start
const LOOKED_AT = 1100 // for a price that has been told
const LOOKED_AT_STILL = 2200 // where nothing moves, all of it has to be read
const AN_ACCOUNT = 4000 // about, all in all
const LONGEST = 20_000 // of a whole show, so that everybody has time to get ready

export async function playSettlement(
	stage: BoundlessStage,
	{ speed, look, award }: Settlement,
	signal: AbortSignal,
): Promise<void> {
	const table = stage.shown.peek()
	const accounts = accountsOf(table)
	const [best] = bestChoices(table)
	const pace = speed * Math.max(1, (accounts.length * AN_ACCOUNT) / LONGEST)

	look({ state: table.centre[0]! }, 0)
	await pause(INTRODUCED / pace, signal)
	for (const [index, { colour, price }] of accounts.entries()) {
		if (signal.aborted) return
		look({ colour }, index + 1)
		playSound('clack')
		await pause(timeFor(price, table) / pace, signal)
		const seat = ownerOf(table, colour)
		const next = accounts[index + 1]
		const isLast = !next || ownerOf(table, next.colour) !== seat
		if (isLast && !signal.aborted) award(seat)
	}
	await pause(LOOKED_AT / pace, signal)
	if (signal.aborted) return
	look({ best: true }, accounts.length)
	await pause(timeFor(best!.price, table) / pace, signal)
}

/** How long it takes to ink a journey, tell its price and read it. */
function timeFor(price: Price, { options, round, centre }: Table): number {
	if (reducedMotion.peek()) return LOOKED_AT_STILL
	const lines = linesOf(price, { map: options.map, round, centre }).length
	return inkTime(price.route) + LINE_TIME * (lines + 1) + LOOKED_AT
}

/** What everybody paid or was paid, if an entry is a settlement. */
export const paidIn = ([, ...events]: MoveEntry): readonly number[] | undefined =>
	(events as Event[]).find((event) => event.type === 'settle')?.paid

/** Where the sum of a price stands on the page: money flies from there. */
export function placeOfSum(): Point {
	const box = document.querySelector('.boundless-pass-sum')?.getBoundingClientRect()
	return box
		? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
		: { x: innerWidth / 2, y: innerHeight / 2 }
}
