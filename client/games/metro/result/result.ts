import type { Event } from '../../../../shared/games/metro/event.ts'
import { finalScore, paidByNumber } from '../../../../shared/games/metro/rules/final-score.ts'
import { ownerOf } from '../../../../shared/games/metro/rules/owner.ts'
import { seenNumbers, type Table } from '../../../../shared/games/metro/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import type { GameResult } from '../../game.ts'
import { endName, stationName } from '../describe.ts'
import { ownerName } from '../owner.ts'
import { Details } from './details.tsx'
import { ownersIn } from './owners.ts'
import { resultWords } from './words.en.ts'

type LineEvent = Extract<Event, { type: 'line' }>

const linesIn = (events: readonly unknown[]): LineEvent[] =>
	(events as Event[]).filter((event) => event.type === 'line')

/** As if everybody had held from the beginning what they held at the end. */
function progress({ moves, table: raw, about }: TableView): number[][] {
	const table = raw as Table
	const points = table.points.map(() => 0)
	const byNumbers = about.seats.map(() => 0)
	const row = () =>
		about.seats.map((_, seat) =>
			table.market ? finalScore({ ...table, points }, seat).total : points[seat]! + byNumbers[seat]!,
		)
	const rows = [row()]
	for (const [, ...events] of moves) {
		for (const line of linesIn(events)) {
			points[ownerOf(table, line.departure)]! += line.points
			const seat = seenNumbers(table)?.findIndex((numbers) => numbers.includes(line.end)) ?? -1
			if (seat >= 0) byNumbers[seat]! += paidByNumber(line.departure, line.points)
		}
		rows.push(row())
	}
	return rows
}

/** The line that brought most at once; of equal ones the first. */
function moment(view: TableView, mine: Seat | undefined): string | undefined {
	const { moves, table, about } = view
	let best: { seat: number; line: LineEvent } | undefined
	for (const [seat, ...events] of moves)
		for (const line of linesIn(events)) if (!best || line.points > best.line.points) best = { seat, line }
	if (!best) return undefined
	const { seat, line } = best
	const owner = ownerOf(table as Table, line.departure)
	const told = {
		name: about.seats[seat]?.name ?? '',
		station: stationName(line.departure),
		end: endName(line.end),
		count: line.points,
	}
	const byMe = seat === mine
	if ((table as Table).market || owner !== seat) {
		const given = { ...told, owner: ownerName(ownersIn(view), owner) }
		if (byMe) return resultWords.t('moment.other.by-you', given)
		const toMe = owner === mine && !(table as Table).market
		return resultWords.t(toMe ? 'moment.other.to-you' : 'moment.other', given)
	}
	return resultWords.t(byMe ? 'moment.self.you' : 'moment.self', told)
}

const result: GameResult = { progress, moment, Details }

export default result
