import type { Event } from '../../../shared/games/metro/event.ts'
import { centralCells, SIZE } from '../../../shared/games/metro/rules/board.ts'
import { ownerOf } from '../../../shared/games/metro/rules/owner.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { plainSteps } from '../../../shared/games/metro/steps/plain.ts'
import { type Hand, NOBODY, type Table } from '../../../shared/games/metro/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import type { TableGame } from '../game.ts'
import { describeBriefly, describeEntry } from './describe.ts'
import type { Extras } from './extras.ts'
import { openPlay } from './play.ts'
import { metroWords } from './words.en.ts'

/** Metro at the table, with whatever expansions bring. */
export const createTable = (extras: Extras | undefined): TableGame<Table, Hand, Step> => ({
	rules: {
		actors: ({ turn }) => (turn === NOBODY ? [] : [turn]),
		steps: extras?.steps ?? plainSteps,
		races: () => false,
	},
	scoreOf: extras?.scoreOf ?? ((table, seat) => table.points[seat] ?? 0),
	hidesScores: ({ market, revealed }) => market !== undefined && revealed === undefined,
	before: (table, entry) => tableBefore(table, entry, extras),
	tell: (entry, players, table) => describeEntry(entry, players, table, extras),
	tellBriefly: (entry, players, table) => describeBriefly(entry, players, table, extras),
	explain: (code) => metroWords.find(`rejected.${code}`) ?? extras?.explain(code),
	open: (stage) => openPlay(stage, extras),
})

/** As far as the board shows it: the tile is gone, its points are not yet made. */
function tableBefore(table: Table, [seat, ...events]: MoveEntry, extras: Extras | undefined): Table {
	const cells = { ...table.cells }
	const points = [...table.points]
	let drawn = false
	for (const event of events as Event[]) {
		if (event.type === 'lay') delete cells[event.cell]
		if (event.type === 'line') points[ownerOf(table, event.departure)]! -= event.points
		if (event.type === 'draw') drawn = true
	}
	const before = { ...table, cells, points, turn: seat, drawn: drawn ? false : table.drawn }
	before.pile = pileOf(before)
	return extras ? (events as Event[]).reduce(extras.before, before) : before
}

/** Whatever lies neither on the board nor in a hand; those are full while there is a pile. */
const pileOf = ({ cells, held, options, drawn }: Table): number =>
	Math.max(0, TILES - Object.keys(cells).length - held.length * options.hand - Number(drawn))

const TILES = SIZE ** 2 - centralCells.length
