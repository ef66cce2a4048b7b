import type { Event } from '../../../../shared/games/metro/event.ts'
import { finalScore, paidByNumber } from '../../../../shared/games/metro/rules/final-score.ts'
import { ownerOf } from '../../../../shared/games/metro/rules/owner.ts'
import { seenNumbers, type Table } from '../../../../shared/games/metro/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import { mostOf, runningTotals } from '../../score-history.ts'

type LineEvent = Extract<Event, { type: 'line' }>

const isLay = ([, ...events]: MoveEntry): boolean => (events as Event[]).some(({ type }) => type === 'lay')

const linesIn = ([, ...events]: MoveEntry): LineEvent[] =>
	(events as Event[]).filter((event) => event.type === 'line')

/** Everybody's points after each tile: to draw one before it is no move of its own. */
export const pointsByTile = (moves: readonly MoveEntry[], table: Table): number[][] =>
	pointsOverTime(moves, table).filter((_, before) => before === moves.length || isLay(moves[before]!))

/** As if everybody had held from the beginning what they held at the end. */
export function pointsOverTime(moves: readonly MoveEntry[], table: Table): number[][] {
	const seats = table.held.length
	const numbers = seenNumbers(table)
	const holderOf = (end: number): Seat => numbers?.findIndex((held) => held.includes(end)) ?? -1
	const gainsBy = (count: number, whose: (line: LineEvent) => number, worth: (line: LineEvent) => number) =>
		runningTotals(
			count,
			moves.map((entry) => {
				const gains = Array.from({ length: count }, () => 0)
				for (const line of linesIn(entry)) if (whose(line) in gains) gains[whose(line)]! += worth(line)
				return gains
			}),
		)
	const byLines = gainsBy(
		table.points.length,
		({ departure }) => ownerOf(table, departure),
		({ points }) => points,
	)
	const byNumbers = gainsBy(
		seats,
		({ end }) => holderOf(end),
		({ departure, points }) => paidByNumber(departure, points),
	)
	return byLines.map((points, move) =>
		table.held.map((_, seat) =>
			table.market ? finalScore({ ...table, points }, seat).total : points[seat]! + byNumbers[move]![seat]!,
		),
	)
}

export interface FinishedLine {
	seat: Seat // who laid the tile that finished it
	line: LineEvent
}

/** The line that brought most at once, of those that are told; of equal ones the first. */
export function bestLine(
	moves: readonly MoveEntry[],
	isTold: (finished: FinishedLine) => boolean = () => true,
): FinishedLine | undefined {
	const finished = moves.flatMap((entry) => linesIn(entry).map((line) => ({ seat: entry[0], line })))
	return mostOf(finished.filter(isTold), ({ line }) => line.points)
}
