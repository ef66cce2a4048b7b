import type { Step } from '../../../shared/games/metro/step.ts'
import type { State, Table } from '../../../shared/games/metro/table.ts'
import type { NaiveGame } from './naive/game.ts'
import { at, type Tiles } from './naive/tracks.ts'

/** From the engine's words to the naive game's; nothing here knows a rule. */

const FIRST_RAIL = 33

const placeOf = (cell: number): string => at(Math.floor(cell / 8), cell % 8)

const tilesOf = (cells: Table['cells']): Tiles =>
	Object.fromEntries(Object.entries(cells).map(([cell, code]) => [placeOf(Number(cell)), code]))

export function naiveOf({ table, hands, pile, sharePiles }: State): NaiveGame {
	return {
		players: hands.length,
		edition: table.options.edition,
		rotation: table.options.rotation,
		expansions: [...table.options.expansions],
		turn: table.turn,
		board: tilesOf(table.cells),
		centre: tilesOf(table.centre),
		pile: pile.slice(0, table.pile),
		hands: hands.map(({ tiles }) => [...tiles]),
		drawn: hands.find(({ drawn }) => drawn !== null)?.drawn ?? undefined,
		wagons: Array.from({ length: 8 }, (_, rail) => table.wagons[FIRST_RAIL + rail]),
		shares: hands.map(({ shares }) => [...(shares ?? [])]),
		shown: hands.map((_, seat) =>
			[10, 20, 30, 40].map((percentage) =>
				(table.market?.shown ?? []).some((share) => share.seat === seat && share.percentage === percentage),
			),
		),
		faceUp: [...(table.market?.open ?? [])],
		sharePiles: (sharePiles ?? []).map((cards) => [...cards]),
		exchanges: table.market?.exchanges ?? 0,
		numbers: hands.map(({ numbers }, seat) => [...(numbers ?? table.numbers?.[seat] ?? [])]),
		over: table.turn < 0,
	}
}

/** A step as the naive game says it. */
export function wordsOf(step: Step): string {
	switch (step.type) {
		case 'lay':
			return `lay ${step.tile} ${step.rotation ?? 0} ${placeOf(step.cell)}`
		case 'wagon':
			return ['wagon', step.rail - FIRST_RAIL, step.percentage].filter((word) => word !== undefined).join(' ')
		case 'exchange':
			return `exchange ${step.percentage} ${step.take}`
		default:
			return step.type
	}
}
