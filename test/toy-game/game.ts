import { quickBot } from '../../shared/kernel/bot.ts'
import type { Game, Outcome, Seat, View } from '../../shared/kernel/game.ts'
import { isWholeBelow } from '../../shared/kernel/guards.ts'
import { isRecord } from '../../shared/kernel/json.ts'
import { reject } from '../../shared/kernel/rejection.ts'
import { turnBased } from '../../shared/kernel/turn-based.ts'

export const NOBODY: Seat = -1

/** Noughts and crosses. Nothing is hidden, so what everybody sees is all there is. */
export interface Table {
	cells: Seat[] // whose mark lies there, row by row
	turn: Seat // nobody's once the game is over
	options: Options
}

export interface Options {
	misere: boolean // whoever makes a line loses
}

/** A mark on a cell. */
export interface Step {
	cell: number
}

const LINES: readonly (readonly number[])[] = [
	[0, 1, 2],
	[3, 4, 5],
	[6, 7, 8],
	[0, 3, 6],
	[1, 4, 7],
	[2, 5, 8],
	[0, 4, 8],
	[2, 4, 6],
]

/** The line that somebody has made, if so. */
const lineOf = (cells: readonly Seat[]): readonly number[] | undefined =>
	LINES.find(([first = 0, ...others]) => {
		const mark = cells[first]
		return mark !== NOBODY && others.every((cell) => cells[cell] === mark)
	})

const freeCells = (cells: readonly Seat[]): number[] =>
	cells.flatMap((mark, cell) => (mark === NOBODY ? [cell] : []))

/** A full board without a line is a draw, and a draw is a win that both share. */
export function outcomeOf({ cells, options }: Table): Outcome | undefined {
	const line = lineOf(cells)
	if (!line) return freeCells(cells).length > 0 ? undefined : { scores: [1, 1], winners: [0, 1] }
	const maker = cells[line[0]!]!
	const winner = options.misere ? 1 - maker : maker
	return { scores: [0, 1].map((seat) => (seat === winner ? 2 : 0)), winners: [winner] }
}

export const legalSteps = ({ table, seat }: View<Table, null>): Step[] =>
	table.turn === seat ? freeCells(table.cells).map((cell) => ({ cell })) : []

/** Makes a line, or prevents one, where that takes a single mark; else any cell. */
const steady = quickBot<Table, null, Step>(
	(_, random) => 600 + random.below(600),
	(view, random) => {
		const { table, seat = 0 } = view
		const steps = legalSteps(view)
		const makes = (mark: Seat) => steps.find(({ cell }) => lineOf(table.cells.with(cell, mark)))
		return [(table.options.misere ? undefined : (makes(seat) ?? makes(1 - seat))) ?? random.pick(steps)]
	},
)

export const noughts: Game<Table, Table, null, Step, Options, Step> = {
	...turnBased,
	id: 'noughts',
	version: 1,
	players: { min: 2, max: 2 },
	options: { fields: { misere: { kind: 'flag', default: false } } },
	codes: ['cell-taken'],
	bots: { steady },

	setup: (options, _, random) => ({ cells: Array(9).fill(NOBODY), turn: random.below(2), options }),
	table: (state) => state,
	hand: () => null,
	steps: legalSteps,
	parse: (raw) => (isRecord(raw) && isWholeBelow(raw.cell, 9) ? { cell: raw.cell } : undefined),
	apply(state, seat, { cell }) {
		if (state.turn !== seat) return reject('not-your-turn')
		if (state.cells[cell] !== NOBODY) return reject<string>('cell-taken')
		const marked = { ...state, cells: state.cells.with(cell, seat) }
		const turn = outcomeOf(marked) ? NOBODY : 1 - seat
		return { state: { ...marked, turn }, events: [{ cell }], reveals: false }
	},
	outcome: outcomeOf,
}
